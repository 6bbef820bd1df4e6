import { describe, expect, it } from 'vitest';
import { readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';

const made = (text: string) =>
  findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).filter(({ maker }) => maker === 'introduced');
const about = (answer: string, text: string) => made(text).find((item) => item.answer === answer);

describe('terms that a text brings in', () => {
  it('are asked by what they mean, among others that the text explains in the same section', () => {
    const text =
      '# Cloth\n\nFulling is the beating of wet cloth until its fibres mat. Carding is the combing of raw wool into loose rolls. Retting is the soaking of flax until its stalks loosen. Bleaching is the whitening of linen by sun and lye.';
    const fulling = about('Fulling', text);
    expect(fulling?.stem).toBe('Which term means “the beating of wet cloth until its fibres mat”?');
    expect(fulling?.distractors.toSorted()).toEqual(['Bleaching', 'Carding', 'Retting']);
    expect(fulling?.because).toMatch(/^“Fulling” fits; “\p{Ll}+” means the /u);
  });
  it('are surer where the text lists them together', () => {
    const explained =
      'Fulling is the beating of wet cloth until its fibres mat. Carding is the combing of raw wool into loose rolls. Retting is the soaking of flax until its stalks loosen. Bleaching is the whitening of linen by sun and lye.';
    const listed = `${explained}\n\nCrafts of the village:\n\n- Fulling\n- Carding\n- Retting\n- Bleaching`;
    const surenessIn = (text: string) => about('Fulling', `# Cloth\n\n${text}`)!.sureness;
    expect(surenessIn(listed)).toBeGreaterThan(surenessIn(explained));
  });
  it('are not asked where an option would be of another kind', () => {
    const text =
      '# Cloth\n\nFulling is the beating of wet cloth until its fibres mat. A heddle is a device that lifts every second thread. Madder is a plant whose roots dye wool red. A guild is a body that sets the price of cloth.';
    expect(made(text)).toEqual([]);
  });
  it('are not asked beside what is a kind of them or the same thing', () => {
    const text =
      '# Dyes\n\nDyeing is the colouring of cloth in a bath. Vatting is the dyeing of cloth in a closed tub. Resisting is the dyeing of cloth that is tied or waxed. Topping is the dyeing of cloth a second time.';
    expect(about('Dyeing', text)).toBeUndefined();
  });
  it('set in bold are asked by what they do, among others so set', () => {
    const text =
      '# Looms\n\nA *heddle* lifts every second thread of the warp. A *shuttle* carries the weft from side to side. A *batten* beats the weft against the finished cloth. A *treadle* moves the shafts by the foot of the weaver.';
    expect(about('Shuttle', text)?.distractors.toSorted()).toEqual(['Batten', 'Heddle', 'Treadle']);
  });
  it('are never the title of the document', () => {
    const text =
      '# Fulling\n\n## Steps\n\nFulling is the beating of wet cloth until its fibres mat. Carding is the combing of raw wool into loose rolls. Retting is the soaking of flax until its stalks loosen. Bleaching is the whitening of linen by sun and lye.';
    expect(about('Fulling', text)).toBeUndefined();
  });
  const GLOSSARY =
    '# Cloth\n\n- **Fulling**: the beating of wet cloth until its fibres mat.\n- **Carding**: the combing of raw wool into loose rolls.\n- **Retting**: the soaking of flax until its stalks loosen.\n- **Bleaching**: the whitening of linen by sun and lye.\n- **Heddle**: a device that lifts every second thread of the warp.';
  it('of a list of terms are asked by what it says of them', () => {
    expect(about('Carding', GLOSSARY)?.stem).toBe('Which term means “the combing of raw wool into loose rolls”?');
  });
  it('of a list of terms stand beside those that are defined as the same sort of thing', () => {
    expect(about('Retting', GLOSSARY)?.distractors.toSorted()).toEqual(['Bleaching', 'Carding', 'Fulling']);
    expect(about('Heddle', GLOSSARY)).toBeUndefined();
  });
  it('of a list of terms do not stand beside one of another sort that is not asked itself', () => {
    const text =
      '# Cloth\n\n- **Heddle**: a frame that lifts every second thread of the warp.\n- **Batten**: a frame that beats the weft against the cloth.\n- **Fulling**: the beating of wet cloth, which tires it.\n- **Retting**: the soaking of flax, which loosens it.';
    expect(made(text)).toEqual([]);
  });
  it('stand beside those of their sort that are defined in another section', () => {
    const text =
      '# Trade\n\n## Ports\n\nDemurrage is the amount that is owed for a ship kept waiting. Keelage is the sum that is owed for a ship in harbour.\n\n## Roads\n\nPavage is the amount that is owed for paved streets. Murage is the sum that is owed for the upkeep of walls.';
    expect(about('Pavage', text)?.distractors.toSorted()).toEqual(['Demurrage', 'Keelage', 'Murage']);
  });
  it('are asked without their own initials', () => {
    const text =
      '# Cloth\n\nThe weight of a square metre of finished cloth is the *mass factor rate*, or MFR. Bales show the *warp count rate*, the *weft count rate* and the *yarn twist rate*.';
    expect(about('the mass factor rate', text)?.stem).toBe(
      'Which term completes this statement? “The weight of a square metre of finished cloth is _____.”',
    );
  });
  it('set in bold are asked by what happens in them', () => {
    const text =
      '# Cloth\n\nIn *fulling*, wet cloth is beaten until its fibres mat. In *carding*, raw wool is combed into loose rolls. In *retting*, flax is soaked until its stalks loosen. In *bleaching*, linen is whitened by sun and lye.';
    const carding = about('carding', text);
    expect(carding?.stem).toContain('“In _____, raw wool is combed into loose rolls.”');
    expect(carding?.distractors.toSorted()).toEqual(['bleaching', 'fulling', 'retting']);
  });
});
