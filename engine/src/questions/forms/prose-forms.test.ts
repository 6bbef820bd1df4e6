import { expect, it } from 'vitest';
import { parseClause } from '../../grammar/clause.ts';
import { originOf, readCorpus } from '../../reading/corpus.ts';
import { documentFromMarkdown } from '../../text/from-markdown.ts';
import { findCandidates } from '../candidates.ts';
import { namedQuestions } from './named.ts';

const TEXT = `# Weathering

Carbonation dissolves limestone and produces caves and underground rivers. Hydrolysis converts the feldspar in granite
into clay. Oxidation gives tropical soils a red colour. Hydration causes certain minerals to swell in wet weather.

Lichens secrete acids that etch the bare surface of the rock. Escherichia coli divides every 20 minutes in rich medium.
`;

function candidates() {
  return findCandidates(readCorpus([documentFromMarkdown(TEXT, 'd')])).filter(({ maker }) => maker === 'trueOf');
}

it('asks about things of one row with what is said of the others of that row', () => {
  const found = candidates().find(({ stem }) => stem === 'Which statement about hydrolysis is correct?');
  expect(found?.distractors.toSorted()).toEqual([
    'It causes certain minerals to swell in wet weather',
    'It dissolves limestone and produces caves and underground rivers',
    'It gives tropical soils a red colour',
  ]);
});

it('does not ask about a thing by the figure of an aside', () => {
  const text =
    '# Cassava\n\nRoasting drives off what remains of the hydrogen cyanide, which boils at 26 °C. Roasting takes an hour. Grating breaks the cells of the roots. Roasting is done in wide pans, and roasting dries the meal.';
  const roasting = findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));
  expect(roasting.filter(({ form }) => form === 'true-of')).toEqual([]);
});

it('does not lend to minerals what only living things do', () => {
  for (const { stem, distractors } of candidates()) {
    if (!/lichens|Escherichia/.test(stem)) expect(distractors.join()).not.toMatch(/secrete/);
  }
});

it('keeps the capital of the name of a species', () => {
  const stems = asked(TEXT).map(({ stem }) => stem);
  expect(stems.filter((stem) => /“Escherichia coli divides every _____ in rich medium\.”/.test(stem))).not.toEqual([]);
});

const EROSION = `# Erosion

Gully erosion cuts trenches that no plough can smooth out. Sheet erosion removes a thin layer of soil from the whole field.
Splash erosion begins with the first drops. Wind erosion is worst in the north, and rill erosion is seen after every storm.
`;

it('asks which thing of several that are named alike does what the text says', () => {
  const found = findCandidates(readCorpus([documentFromMarkdown(EROSION, 'd')])).find(({ stem }) =>
    stem.startsWith('Which of the following removes a thin layer'),
  );
  expect(found?.answer).toBe('Sheet erosion');
  for (const name of found?.distractors ?? ['']) expect(name).toMatch(/erosion$/);
});

it.each([
  ['Furosemide and bumetanide, the loop diuretics, inhibit the carrier of sodium.', ['Furosemide', 'bumetanide']],
  ['Goats, camels and donkeys carry loads across the desert.', ['Goats', 'camels', 'donkeys']],
  ['Verapamil, a phenylalkylamine, acts chiefly on the heart.', []],
  ['Hygiene factors, such as pay and working conditions, prevent dissatisfaction among workers.', []],
])('reads several subjects of one verb: %s', (sentence, members) => {
  expect(parseClause(sentence)?.members).toEqual(members);
});

it('asks what an aside says of a thing, and nothing that needs the text around it', () => {
  const text = `# Waves

Primary waves, which push and pull like a spring, travel fastest. Secondary waves arrive next. Surface waves do most of
the damage in a town. Standing waves need two ends. Class B allows 130 °C at the hottest spot of the winding. Aggregates
fill 60 to 75 % of the volume.
`;
  const stems = findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).map(({ stem }) => stem);
  expect(stems).toContain('Which of the following push and pull like a spring?');
  expect(stems.filter((stem) => /^Which statement about (?:class B|aggregates)/.test(stem))).toEqual([]);
});

const stemsFor = (text: string) =>
  findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).filter(({ stem }) =>
    stem.startsWith('Which of the following'),
  );

it('takes the others of a class from common knowledge where the text uses the word in that sense', () => {
  const [found] = stemsFor(
    '# Speech\n\nPhonetics asks how speech sounds are made, transmitted and heard. Phonology is younger, and syntax older.',
  );
  expect(found?.answer).toBe('Phonetics');
  expect(found?.distractors).toContain('Phonology');
  expect(stemsFor('# Testing\n\nPower falls steeply as the variability of the data increases.')).toEqual([]);
});

it('does not ask of one what may hold of any, or of several together', () => {
  const text = (predicate: string) =>
    `# Speech\n\nPhonetics ${predicate}. Phonology is younger, syntax older, and morphology lies between them.`;
  expect(stemsFor(text('may help the teachers of foreign languages'))).toEqual([]);
  expect(stemsFor(text('helps learners'))).toEqual([]);
  expect(stemsFor(text('helps the teachers of foreign languages'))).toHaveLength(1);
});

it('makes no statements about the lives of persons', () => {
  const text = `# Learning\n\nJean Piaget was employed in Paris around 1920 to standardise tests. Edward Tolman let rats wander through a maze in 1930. Albert Bandura filmed an adult in 1961 who beat a doll. Jerome Bruner crossed to England by sea in 1972.`;
  const stems = findCandidates(readCorpus([documentFromMarkdown(text, 'd')])).map(({ stem }) => stem);
  expect(stems.filter((stem) => stem.startsWith('Which statement'))).toEqual([]);
});

it('does not take two activities for things of one row because both are activities', () => {
  const text = `# Funds\n\nDebt financing must be repaid with interest at fixed dates. Penetration pricing sets a low price for a new article. Warehouse planning shortens the way of goods to the buyer. Diversification enters a new market with a new article.`;
  expect(stemsFor(text)).toEqual([]);
});

it('takes a brief statement for enough only among sorts of one thing', () => {
  const text = `# Searching\n\nBinary search fails on unsorted lists. Linear search is slow. Hash search needs a table. Depth-first search goes deep at once.`;
  expect(stemsFor(text).map(({ answer }) => answer)).toContain('Binary search');
});

const asked = (text: string) => findCandidates(readCorpus([documentFromMarkdown(text, 'd')]));

it.each([
  'A mass is dropped on a plate with a diameter of 300 mm, and sensors record the dent.',
  'In the European Union fines may reach 10 per cent of the turnover of a firm.',
  'Roasting drives off what remains of the cyanide, which boils at 26 °C.',
  'Wheat has a minimum of about 4 °C.',
  'Clay may have a porosity of 50 per cent.',
  'Sweat rates of 1 to 2 litres an hour are common in the tropics.',
  'Suicide is the third cause of death among persons of 15 to 24 years in many countries.',
  'At normal doses about 90 % is bound to sugar and sulphate in the liver.',
  'Merchants paid a fee of 5 per cent when they withdrew.',
  'The cement industry accounts for about 8 % of the world’s emissions.',
])('asks for no figure whose owner the sentence does not name: %s', (sentence) => {
  expect(asked(`# Notes\n\n${sentence}`).filter(({ form }) => form === 'quantity')).toEqual([]);
});

it.each([
  'Feed takes sixty to seventy per cent of the cost of production in most villages.',
  'Maggots grown on droppings can replace a third of the fish meal in a good feed.',
  'Food carries about half of the weight in the index of prices.',
])('asks for no share that leaves room for others or does not say of what it is one: %s', (sentence) => {
  expect(asked(`# Fish farming\n\n${sentence}`).filter(({ maker }) => maker === 'gap')).toEqual([]);
});

it('takes no description of what the thing is a kind of, also through a third', () => {
  const text = `# Nets\n\n## Terms\n\n- **Square net**: a net that has as many rows as columns of knots\n- **Diagonal net**: a square net that has knots only along one line
- **Plain net**: a diagonal net that has the same knots all along\n- **Twin net**: a square net that looks alike from both of its sides
- **Turned net**: a net that is made from another by exchanging its rows\n- **Empty net**: a net that has no knots in any of its rows\n`;
  const plain = asked(text).find(({ maker, stem }) => maker === 'definition' && /plain net/i.test(stem));
  expect(plain?.distractors.join() ?? '').not.toMatch(/as many rows as columns/);
});

it('asks for no reason that only speaks for what was chosen', () => {
  const text =
    '# Overhead lines\n\nAluminium is used for overhead lines because it is lighter and cheaper. Aluminium is a metal. Overhead lines sag.';
  expect(asked(text).filter(({ form }) => form === 'cause')).toEqual([]);
});

it('asks what is true of a thing only beside two that are named like it or stand in one row with it', () => {
  const films = `# Fevers\n\nMild marsh fever is treated with tablets of bark. Severe marsh fever is treated with an injected salt. The thick smear finds
small numbers of germs in blood. The dip stick finds traces of germs in water.`;
  expect(asked(films).filter(({ stem }) => /^Which statement about mild marsh fever/.test(stem))).toEqual([]);
});

it('tells apart no more than two where there are only two of a division', () => {
  const text = `# Constitutions\n\nA written constitution is contained in a single document. An unwritten constitution is scattered over statutes and
conventions. A rigid constitution is amended only by a special procedure. A flexible constitution is altered by the ordinary process.`;
  expect(asked(text).filter(({ stem }) => /^Which statement about an? \w+ constitution/.test(stem))).toEqual([]);
});

it('asks for a figure by itself where the wrong statements differ in nothing else', () => {
  const text = `# Diet\n\nNursing mothers are advised to drink about 3 litres of water a day in hot weather. Nursing mothers eat more. Nursing mothers need rest.`;
  const found = asked(text).filter(({ answer, stem }) => /3 litres/.test(answer) || /3 litres/.test(stem));
  for (const { stem } of found) expect(stem).toMatch(/^Which figure completes this statement\?.*_____/);
  expect(found.length).toBeGreaterThan(0);
});

it('does not offer a thing that the text calls a case of the right one, nor a time that does something', () => {
  const offered = (text: string) =>
    stemsFor(text).find(({ answer, maker }) => answer === 'Sheet erosion' && maker === 'whichOf')?.distractors;
  const beside = (said: string) =>
    `${EROSION} Rill erosion follows. Farmers speak of sheet erosion ${said} rill erosion.`;
  expect(offered(beside('before'))).toContain('Rill erosion');
  expect(offered(beside('as a form of')) ?? []).not.toContain('Rill erosion');
  const ages = `# Trade\n\nThe nineteenth century brought a slow decline of the caravan trade. The eighteenth century was rich. The sixteenth century was poor. The seventeenth century was quiet.`;
  expect(stemsFor(ages)).toEqual([]);
});

const CLAIMS = `# Learning

Ada Bello argued in 1962 that pupils learn more from their own mistakes than from praise. Peter Wood found that short lessons
are remembered longer than long ones. Ngozi Eze showed in 1971 that sleep after a lesson makes the memory of facts stronger.
Femi Ojo concluded that noise in a class does little harm to older children. Ada Bello claimed that marks spoil the will to read.
`;

it('asks what somebody argued, with what others argued and nothing that he held himself', () => {
  const found = asked(CLAIMS).find(({ stem }) => stem === 'What did Ada Bello argue in 1962?');
  expect(found?.answer).toBe('That pupils learn more from their own mistakes than from praise');
  expect(found?.distractors).toHaveLength(3);
  expect(found?.distractors.join()).not.toMatch(/marks spoil/);
});

it('asks what a theory says', () => {
  const text = `${CLAIMS}\nThe spacing rule states that lessons spread over several days are kept better than those of one day.`;
  expect(asked(text).map(({ stem }) => stem)).toContain('What does the spacing rule state?');
});

it('reads a contrast without what only says it again, and none of nameless values', () => {
  const compared = (text: string) => asked(`# Pressure\n\n${text}`).filter(({ maker }) => maker === 'contrast');
  const said =
    'Informal pressure leads to quiet consent, that is, a real change of mind, whereas formal pressure leads to open refusal.';
  expect(compared(said)[0]?.answer).toBe(
    'Informal pressure leads to quiet consent, whereas formal pressure leads to open refusal',
  );
  const nameless = 'Large engines have values above 60 per cent, whereas small engines need much oil and grease.';
  expect(compared(nameless)).toEqual([]);
});

it('offers nobody of the same school where a view is quoted', () => {
  const school = (named: string) =>
    `# Calm\n\nThe oldest doctrine is stoicism. Ada Bello argued that calm is worth more than joy in old age. Peter Wood wrote a defence of ${named}. Mary Cole wrote songs. John Reed wrote plays. Ruth Dale wrote letters.`;
  const offered = (named: string) =>
    asked(school(named)).find(({ maker, answer }) => maker === 'who' && answer === 'Ada Bello')?.distractors;
  expect(offered('gardening')).toContain('Peter Wood');
  expect(offered('stoicism')).toHaveLength(3);
  expect(offered('stoicism')).not.toContain('Peter Wood');
});

it('asks for shares and round numbers in words, unless others are true as well', () => {
  const gaps = (text: string) => asked(`# Soil\n\n${text}`).filter(({ maker }) => maker === 'gap');
  const [share] = gaps('Humus holds about two-thirds of the nitrogen in a soil.');
  expect([share?.answer, ...(share?.distractors ?? [])]).toEqual([
    'two-thirds',
    'one-fifth',
    'one-third',
    'nine-tenths',
  ]);
  expect(gaps('Humus holds about seventy per cent of the nitrogen in a soil.')[0]?.answer).toBe('seventy');
  expect(gaps('Humus holds more than half of the nitrogen in a soil.')).toEqual([]);
  expect(gaps('Humus holds nitrogen in two forms.')).toEqual([]);
});

it('moves a predicate to another number by its verb, not by the adverb before it', () => {
  const text = 'Early frosts hardly depend on wind, whereas the depth of late frosts falls as clouds gather.';
  const [found] = asked(`# Frosts\n\n${text}`).filter(({ maker }) => maker === 'contrast');
  expect(found?.distractors.join()).toContain('the depth of late frosts hardly depends on wind');
  expect(found?.distractors.join()).toContain('and neither does the depth of late frosts');
});

it('does not ask for an effect that anybody would guess', () => {
  const effects = (said: string) => asked(`# Mills\n\n${said}`).filter(({ maker }) => maker === 'change');
  expect(effects('Mineral nitrogen suppresses nodulation.')[0]?.answer).toBe('It suppresses it');
  expect(effects('Cold nights suppress the bacteria that oxidise iron.')[0]?.answer).toBe('They suppress them');
  expect(effects('Growth inhibitors suppress the buds of the stem.')).toEqual([]);
  expect(effects('Wooden gears reduce the speed of the stones.')).toHaveLength(1);
  expect(effects('Wooden gears reduce the damage.')).toEqual([]);
  expect(effects('Wooden gears improve the speed of the stones.')).toEqual([]);
});

it('does not ask for a year of birth', () => {
  const corpus = readCorpus([documentFromMarkdown('# Songs\n\nAda Bello sang in Kano in 1951.', 'd')]);
  const inYear = (before: string) => {
    const own = { class: 'year' as const, right: '1951', before, after: '', claim: ['song'] };
    return namedQuestions([{ ...own, origin: originOf(corpus.entries[0]!) }], corpus);
  };
  expect(inYear('The first school of song was opened in ')).toHaveLength(1);
  expect(inYear('The singer was born in ')).toEqual([]);
});

it('asks why only where the true reason can be wrong in two ways', () => {
  const text = (reason: string) =>
    `# Taxes\n\nA tax on land is hard on tenants, because ${reason}. A tax on salt falls on buyers, because the tax grows with need. A tax on cars falls on sellers, because the tax drops at once. A tax on sugar falls on shops, because the tax goes abroad.`;
  const why = (reason: string) => asked(text(reason)).filter(({ maker }) => maker === 'cause');
  expect(why('prices rise while output falls')).not.toEqual([]);
  expect(why('the supply of farms is fixed')).toEqual([]);
});

it('sets a statement among its own false forms or among statements about others, not among both', () => {
  const text = (payers: string) =>
    `# Agents\n\nA special agent is appointed for one sale or for one particular purpose. A universal agent must be appointed by deed and acts in every matter. A surety agent promises the owner, for an extra fee, that the ${payers} he brings will pay. A land agent collects rents from every tenant of an estate.`;
  const ofSurety = (payers: string) =>
    asked(text(payers)).filter(({ maker, stem }) => maker === 'trueOf' && stem.includes('surety agent'));
  expect(ofSurety('guests')).toHaveLength(1);
  expect(ofSurety('first guests')).toEqual([]);
});

it('asks who wrote a work that is set in italics, and not who coined a word', () => {
  const text = `# Novels\n\nAda Bello's *The Dry Well* (1961) was her first novel. Peter Wood's *Night on the River* was read in every school. Mary Cole published *A House of Salt* in 1970. John Reed, whose book *The Long Way Home* won a prize, lived in Jos. Ruth Dale's word *Rivertalk* was soon forgotten.`;
  const found = asked(text).filter(({ stem }) => /^Who wrote “/.test(stem));
  expect(found.map(({ stem, answer }) => [stem, answer])).toContainEqual([
    'Who wrote “The Dry Well” (1961)?',
    'Ada Bello',
  ]);
  expect(found.map(({ answer }) => answer)).not.toContain('Ruth Dale');
});
