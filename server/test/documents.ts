import type { UploadedDocument } from '@akada/contract';
import type { Person } from './factories.ts';

/** Enough about one thing for a summary, questions and answers. */
export const lecture = `Membrane Transport

Introduction

Osmosis is the movement of water molecules through a partially permeable membrane from a region of higher water potential to a region of lower water potential. Diffusion is the net movement of particles from a region of higher concentration to a region of lower concentration. Both processes are passive, because they need no energy from respiration. Active transport is the movement of particles against a concentration gradient, and it needs energy in the form of ATP.

Plant cells

A plant cell placed in pure water becomes turgid because water enters the vacuole by osmosis. Turgor pressure is the pressure that the swollen contents of a cell exert on the cell wall. A plant cell placed in a concentrated solution becomes plasmolysed because water leaves the vacuole. Plasmolysis is the shrinking of the cytoplasm away from the cell wall.

Animal cells

An animal cell has no cell wall, so it bursts in pure water. The bursting of red blood cells is called haemolysis. Red blood cells shrink in a concentrated salt solution, and this shrinking is called crenation. The kidney keeps the concentration of the blood plasma constant so that the cells neither burst nor shrink.

Bulk transport

Endocytosis is the taking in of large particles by a fold of the membrane. Exocytosis is the release of large molecules from a vesicle at the surface of the cell. Phagocytosis is the engulfing of solid food by a cell. Pinocytosis is the drinking of small droplets by a cell.

Parts of a plant cell

- Vacuole: a space that holds the watery sap
- Cell wall: a stiff coat of cellulose fibres
- Chloroplast: a green body in which sugar is made
- Nucleus: a round body that holds the genes

Kinds of blood cell

- Erythrocyte: carries oxygen to every tissue
- Lymphocyte: makes antibodies against germs
- Monocyte: swallows dead and damaged matter
- Platelet: closes small wounds by clotting

Stages of phagocytosis

1. The cell touches a food particle.
2. Two arms of cytoplasm reach forward.
3. Their tips meet and fuse.
4. A vacuole forms around the meal.
5. Enzymes digest what was caught.
`;

export function aForm(content: string | Uint8Array = lecture, name = 'membranes.txt'): FormData {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}

/** A document that somebody uploaded; what is in it, a test seldom cares about. */
export const aDocument = (person: Person, content?: string | Uint8Array, name?: string): Promise<UploadedDocument> =>
  person.client.documents.upload({ body: aForm(content, name) });
