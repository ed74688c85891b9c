export { AssessmentWidget } from './assessment/assessment-widget.component.tsx';
