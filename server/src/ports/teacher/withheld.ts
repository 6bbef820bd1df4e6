import { blockText, type DocumentText } from '@akada/engine';
import { addressesModel } from './orders.ts';

type Block = DocumentText['sections'][number]['blocks'][number];

/** The whole texts of the blocks that are kept from the model. */
export function withheldTexts(document: DocumentText): string[] {
  return document.sections.flatMap((section) => section.blocks.map(blockText).filter(addressesModel));
}

/** The document as the model may read it: the same sections and block numbers, without what speaks to the model. */
export function withoutOrders(document: DocumentText): DocumentText {
  const sections = document.sections.map((section) => ({
    ...section,
    heading: plainHeading(section.heading),
    headingPath: section.headingPath.map(plainHeading),
    blocks: section.blocks.map((block): Block => (addressesModel(blockText(block)) ? emptied(block) : block)),
    sentences: section.sentences.filter(({ blockIndex }) => !addressesModel(blockText(section.blocks[blockIndex]!))),
  }));
  return { ...document, sections, sentences: sections.flatMap(({ sentences }) => sentences) };
}

function plainHeading(heading: string): string {
  return addressesModel(heading) ? 'Untitled section' : heading;
}

function emptied(block: Block): Block {
  return { kind: 'paragraph', text: '', ...(block.place ? { place: block.place } : {}) };
}
