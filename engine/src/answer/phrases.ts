/**
 * What learners write in two or three words where texts have one: the words that may be meant, the likeliest first. A
 * verb stands in its plain form and is met in all its forms; `*` stands for up to two words in between.
 */
const PHRASAL = `
  get rid of = remove eliminate expel; come up with = propose invent devise; come from = originate derive source;
  throw * out = discard abandon; throw * away = discard abandon; level off = limit maximum plateau; make up of = consist compose;
  make up = consist compose; break * down = decompose digest split; set * up = establish; carry * out = perform conduct;
  take * in = absorb uptake; take * up = absorb adopt uptake; take over = seize control; take place = occur happen; give off = release emit;
  give out = release emit; give up = abandon surrender; give * back = return restore refund; find out = discover determine;
  work * out = calculate determine; figure * out = determine calculate; go up = increase rise; go down = decrease fall;
  speed up = accelerate faster; slow * down = slower retard reduce; look like = resemble appearance; look for = search seek;
  look after = care maintain; look at = examine observe; look into = investigate; put * off = postpone delay deter;
  put * back = return restore delay; put forward = propose; put * together = combine assemble; put * in = insert; put * on = apply;
  bring about = cause; bring * back = restore return; bring in = introduce; bring * together = unite combine; bring up = raise rear;
  turn into = become convert; turn * down = refuse reject; turn * on = activate; turn out = prove; turn around = reverse;
  use up = consume exhaust deplete; cut down on = reduce; cut * down = reduce fell; cut off = isolate disconnect; deal with = handle treat;
  stand for = mean denote; stand out = prominent; stand up to = resist withstand; stand up = upright; get back = recover return refund;
  get into = enter; get out of = escape leave; get * out = extract remove; get better = improve recover; get worse = worsen deteriorate;
  get sick = disease infection ill; get bigger = increase grow expand; get larger = increase grow expand; get smaller = decrease shrink;
  get less = decrease decline; get hot = heat temperature; get cold = cool temperature; get wet = moisture; get away with = escape;
  get together = meet unite; get along = cooperate; become bigger = increase grow; become larger = increase grow; become smaller = decrease shrink;
  run out of = exhaust deplete shortage; run out = exhaust expire; run away = escape flee; go bad = spoil deteriorate; go off = spoil;
  go wrong = fail error fault; go hard = harden set; go through = pass undergo; go round = circulate rotate; go around = circulate rotate;
  go back = return revert; go away = disappear vanish; go into = enter; go out = leave exit; go against = violate oppose;
  go faster = accelerate speed; go slower = decelerate; go to court = sue action; go to waste = waste; come together = meet combine converge;
  come back = return recur; come into force = commence effect; come out = emerge; come apart = separate; come before = precede;
  come after = follow; come in = enter; come down = fall descend; fall apart = collapse disintegrate; fall off = detach decline;
  fall down = collapse; grow up = mature adult; hold together = bind cohesion; hold * back = restrain retain; hold on to = retain;
  stick together = adhere aggregate cohesion; stick to = adhere; wash * away = erode leach; wash * out = leach erode; wear * out = wear depreciate;
  wear * away = erode abrasion; keep * out = exclude; keep * away = repel deter; keep up = maintain; keep going = continue persist;
  keep track of = record monitor; make sure = ensure guarantee; make money = earn profit income; lose money = loss; make use of = use exploit;
  make sense of = understand interpret; make * stronger = strengthen reinforce; make * weaker = weaken; make * faster = accelerate;
  make * easier = facilitate; make * worse = aggravate worsen; make * better = improve; pay * back = repay refund; pay for = finance fund;
  pick * up = detect collect; point out = indicate; hand * over = deliver transfer; take * away = remove subtract; take * out = remove extract;
  take part in = participate; take care of = care; take back = withdraw; think of = consider conceive; think about = consider;
  think up = invent devise; leave * out = omit exclude; let * go = release; let * in = admit permit; let * out = release;
  build up = accumulate; pile up = accumulate; show up = appear; write * down = record; sort * out = resolve; send * out = transmit emit;
  send * back = return; split up = divide separate; tear apart = rupture; break up = fragment separate; break * the law = offence violate;
  break out = outbreak; blow up = explode; burn out = overheat; die out = extinct extinction; dry out = desiccate evaporate; dry up = evaporate;
  fill up = fill saturate; heat up = heat warm; cool down = cool; warm up = warm heat; join up = unite; line up = align; lock up = imprison;
  move around = circulate mobile; pass * on = transmit inherit; pull apart = separate tension; push * out = expel; shut down = close stop; switch * off = disconnect; turn * off = switch disconnect;
  swell up = swell oedema; tell apart = distinguish; tie up = bind; wake up = awaken; watch out = caution; count as = constitute;
  depend on = determine; end up = ; stay * alive = survive; stay away = avoid; give birth = deliver childbirth; commit suicide = suicide`;

/** The same without a verb: read as they stand. */
const FIXED = `
  the other way round = reverse opposite; the other way around = reverse opposite; the other way = reverse opposite;
  the wrong way = reverse wrong; how do we know = evidence show prove; how do you know = evidence show prove; in charge of = responsible head; as a result of = because; too much = excess excessive;
  too many = excess excessive; not enough = insufficient lack shortage; too little = insufficient deficiency lack;
  at the same time = simultaneous; at once = immediate simultaneous; all at once = simultaneous; in advance = prepaid prior before;
  on purpose = deliberate intentional; by accident = accidental; by mistake = error; by hand = manual; by itself = spontaneous automatic;
  on its own = alone independent; on their own = alone independent; again and again = repeat; over and over = repeat; do it again = repeat;
  do again = repeat; once more = repeat; out of date = obsolete; up to date = current; in danger = endangered threatened;
  in debt = debt owe; for free = free gratis; for ever = forever indefinite; no longer = cease; as soon as = immediate; right away = immediate;
  straight away = immediate; bit by bit = gradual; step by step = gradual; little by little = gradual; more and more = increase;
  less and less = decrease; made of = consist compose; how big = size; how large = size; how fast = speed rate; how quickly = speed rate;
  how old = age; how heavy = weight mass; how deep = depth; how hot = temperature; how cold = temperature; how often = frequency;
  how far = distance; how tall = height; how high = height; how wide = width; how thick = thickness; how strong = strength;
  well known = famous; well off = wealthy rich; better off = wealthier benefit; worse off = poorer; next to = adjacent beside;
  close to = near; far from = distant; side by side = adjacent parallel; face to face = direct; upside down = inverted;
  high blood pressure = hypertension; low blood pressure = hypotension; heart attack = infarction; blood sugar = glucose; blood vessel = artery vein;
  blood vessels = arteries veins; red blood cells = erythrocytes; white blood cells = leucocytes; living things = organisms;
  living thing = organism; human being = person; human beings = people; old people = elderly; young people = youth; grown up = adult;
  greenhouse gas = methane; global warming = climate; power station = plant; power plant = station; middle class = bourgeoisie;
  working class = proletariat; rich people = wealthy; poor people = poor; side effect = adverse; side effects = adverse`;

/** Forms of the verbs that change within; the rest are made by their endings. */
const FORMS: Readonly<Record<string, string>> = {
  get: 'get|gets|getting|got|gotten',
  come: 'come|comes|came|coming',
  throw: 'throw|throws|threw|thrown|throwing',
  make: 'make|makes|made|making',
  break: 'break|breaks|broke|broken|breaking',
  take: 'take|takes|took|taken|taking',
  give: 'give|gives|gave|given|giving',
  find: 'find|finds|found|finding',
  go: 'go|goes|went|gone|going',
  put: 'put|puts|putting',
  set: 'set|sets|setting',
  cut: 'cut|cuts|cutting',
  bring: 'bring|brings|brought|bringing',
  stand: 'stand|stands|stood|standing',
  run: 'run|runs|ran|running',
  become: 'become|becomes|became|becoming',
  fall: 'fall|falls|fell|fallen|falling',
  grow: 'grow|grows|grew|grown|growing',
  hold: 'hold|holds|held|holding',
  stick: 'stick|sticks|stuck|sticking',
  wear: 'wear|wears|wore|worn|wearing',
  keep: 'keep|keeps|kept|keeping',
  lose: 'lose|loses|lost|losing',
  pay: 'pay|pays|paid|paying',
  think: 'think|thinks|thought|thinking',
  leave: 'leave|leaves|left|leaving',
  let: 'let|lets|letting',
  build: 'build|builds|built|building',
  write: 'write|writes|wrote|written|writing',
  send: 'send|sends|sent|sending',
  tear: 'tear|tears|tore|torn|tearing',
  blow: 'blow|blows|blew|blown|blowing',
  tell: 'tell|tells|told|telling',
  shut: 'shut|shuts|shutting',
  swell: 'swell|swells|swelled|swollen|swelling',
  wake: 'wake|wakes|woke|woken|waking',
  deal: 'deal|deals|dealt|dealing',
  split: 'split|splits|splitting',
};

export interface Phrase {
  pattern: RegExp;
  /** What it may stand for; none where it says nothing. */
  meant: string[];
}

function formsOfVerb(verb: string): string {
  const root = verb.replace(/e$/, '');
  return (
    FORMS[verb] ?? `${verb}|${verb}s|${root}ed|${root}ing|${verb.replace(/y$/, 'ied')}|${verb.replace(/y$/, 'ies')}`
  );
}

/** Phrases by each form of their first word, so that only those are looked for that the question may have. */
let byFirstWord: Map<string, Phrase[]> | undefined;

function readPhrases(list: string, verbal: boolean, into: Map<string, Phrase[]>): void {
  for (const entry of list.split(';')) {
    const [phrase, meant] = entry.split('=') as [string, string];
    const [first, ...rest] = phrase.trim().split(' ') as [string, ...string[]];
    const tail = rest.map((word) => (word === '*' ? '(?: \\w+){0,2}?' : ` ${word}`)).join('');
    const forms = verbal ? formsOfVerb(first) : first;
    const made = { pattern: new RegExp(`\\b(?:${forms})${tail}\\b`, 'gi'), meant: meant.split(' ').filter(Boolean) };
    for (const form of forms.split('|')) into.set(form, [...(into.get(form) ?? []), made]);
  }
}

/** The phrases that a text may hold, in the order in which they are to be read. */
export function phrasesFor(text: string): Phrase[] {
  if (!byFirstWord) {
    byFirstWord = new Map();
    readPhrases(FIXED, false, byFirstWord);
    readPhrases(PHRASAL, true, byFirstWord);
  }
  const words = new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
  return [...words].flatMap((word) => byFirstWord!.get(word) ?? []);
}
