import type { ClubFile } from '@/lib/club/club-file';
import type { Club } from '@/lib/club/types';
import json from './club.json' with { type: 'json' };

// The type of JSON has no literals. `npm run club:new` has checked the file, and `npm run content` checks what is made of it.
export const answers = json as unknown as ClubFile;

export const club: Club = answers.club;
