/** Pages of the shell's own, with their titles. */
export const shellPages = {
  '/': { page: 'landing', title: 'Your menopause journey, moon by moon' },
  '/login': { page: 'login', title: 'Enter Sacred Space' },
  '/subscribe': { page: 'subscribe', title: 'Choose your membership' },
  '/home': { page: 'home', title: 'Member Home' },
} as const;
export type ShellPage = (typeof shellPages)[keyof typeof shellPages]['page'];
