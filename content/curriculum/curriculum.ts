import contents from './contents.json' with { type: 'json' };
import courses from './courses.json' with { type: 'json' };
import equivalences from './equivalences.json' with { type: 'json' };
import faculties from './faculties.json' with { type: 'json' };
import programmes from './programmes.json' with { type: 'json' };
import type { Curriculum } from './schema.ts';
import universities from './universities.json' with { type: 'json' };

/** The whole catalogue. The tests have parsed every record, so that a start need not do it again. */
export const curriculum = { courses, programmes, equivalences, universities, faculties, contents } as Curriculum;
