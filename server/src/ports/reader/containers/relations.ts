import { posix } from 'node:path';
import { walkXml } from './xml.ts';
import type { Zip } from './zip.ts';

export interface Relation {
  /** The last word of its type: `slide`, `notesSlide`, `styles`. */
  type: string;
  /** A path inside the archive. */
  target: string;
}

/** What a part of an Office file refers to, inside the file. References to anything outside are not even kept. */
export function readRelations(zip: Zip, part: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  const bytes = zip.read(posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`));
  if (!bytes) return relations;
  walkXml(bytes, {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(posix.dirname(part), Target);
      relations.set(Id, { type: posix.basename(Type), target });
    },
  });
  return relations;
}
