import type { Club } from '@/lib/club/types';
import { answers } from './answers';

export const club: Club = answers.club;
