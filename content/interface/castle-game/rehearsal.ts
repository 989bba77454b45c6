export const REHEARSAL_TEXTS = {
  title: 'ASSAIG',
  intro: "Tria què proveu: del que surt se n'aprèn molt, i del que cau, també.",
} as const;
