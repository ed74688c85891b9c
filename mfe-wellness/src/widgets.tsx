export { ContemplativePromptCard } from './contemplative-prompt/contemplative-prompt-card.component.tsx';
