import { type Codes, type CodesDeps, createCodes } from './codes.ts';
import { createMakeFiles, type MakeFiles, type MakeFilesDeps } from './make-file.ts';

export interface WeekFiles {
  files: MakeFiles;
  codes: Codes;
}

/** A week in one file that needs no network, and its code back in the app. */
export const createWeekFiles = (deps: MakeFilesDeps & CodesDeps): WeekFiles => ({
  files: createMakeFiles(deps),
  codes: createCodes(deps),
});
