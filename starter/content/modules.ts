import type { Module } from '@/lib/site/modules';
import { answers } from './club';

/** The modules of this site: those of `club.json`. */
export const modules: readonly Module[] = answers.modules;
