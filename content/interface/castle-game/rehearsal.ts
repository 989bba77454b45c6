export const REHEARSAL_TEXTS = {
  title: 'ASSAIG',
  intro: "Trieu què proveu: del que surt se n'aprèn molt, i del que cau, també.",
} as const;
