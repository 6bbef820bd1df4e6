import { jsonEntry, local, numberEntry, textEntry } from './entry.ts';
import { isRecord } from './shapes.ts';

/** How long was studied, as this browser counts it; several features show it. */
export const storedStudyTime = {
  studySession: jsonEntry('account', local, 'studySession', isRecord),
  /** Which tab counts study time now. */
  studyLease: jsonEntry('account', local, 'study_lease', isRecord),
  lastStudyDate: textEntry('account', local, 'lastStudyDate'),
  currentStreak: numberEntry('account', local, 'currentStreak'),
  totalStudyTimeSeconds: numberEntry('account', local, 'totalStudyTimeSeconds'),
  todayStudyTimeSeconds: numberEntry('account', local, 'todayStudyTimeSeconds'),
};
