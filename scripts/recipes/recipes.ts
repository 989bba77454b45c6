import { addACard } from './list/add-a-card';
import { addACrossword } from './list/add-a-crossword';
import { addAGameTower } from './list/add-a-game-tower';
import { addAMission } from './list/add-a-mission';
import { addAPage } from './list/add-a-page';
import { addAPassage } from './list/add-a-passage';
import { addAPastBoard } from './list/add-a-past-board';
import { addAPerson } from './list/add-a-person';
import { addAPhrase } from './list/add-a-phrase';
import { addAPuzzleBeside } from './list/add-a-puzzle-beside';
import { addAQuote } from './list/add-a-quote';
import { addASponsor } from './list/add-a-sponsor';
import { addATower } from './list/add-a-tower';
import { addAWordSearch } from './list/add-a-word-search';
import { addAnEvent } from './list/add-an-event';
import { addThisYearsBoard } from './list/add-this-years-board';
import { addToTheAgenda } from './list/add-to-the-agenda';
import { changeADocument } from './list/change-a-document';
import { changeNameAndColour } from './list/change-name-and-colour';
import { changeTheScore } from './list/change-the-score';
import { changeWhenWeRehearse } from './list/change-when-we-rehearse';
import { giveABehaviour } from './list/give-a-behaviour';
import { readAPublishedSheet } from './list/read-a-published-sheet';
import { teachAWord } from './list/teach-a-word';
import type { Recipe } from './recipe';

/** Every recipe of CONTRIBUTING.md, in its order. */
export const recipes: readonly Recipe[] = [
  addATower,
  addThisYearsBoard,
  addAPastBoard,
  addAPerson,
  addAnEvent,
  addToTheAgenda,
  changeWhenWeRehearse,
  addAQuote,
  addASponsor,
  changeADocument,
  changeTheScore,
  readAPublishedSheet,
  addAWordSearch,
  addACrossword,
  addAPhrase,
  addAPuzzleBeside,
  addACard,
  addAMission,
  addAGameTower,
  addAPassage,
  addAPage,
  giveABehaviour,
  changeNameAndColour,
  teachAWord,
];
