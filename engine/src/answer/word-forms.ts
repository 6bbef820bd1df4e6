/**
 * Words that a stemmer does not bring together though they are one word: irregular forms, nouns of adjectives, and what
 * is cut short in speech. Set apart by strokes.
 */
export const WORD_FORMS: readonly string[] = `
  leave left leaving / think thought / take took taken / give gave given / make made / find found / keep kept /
  buy bought / bring brought / teach taught / catch caught / feel felt feeling / lose lost loss / build built /
  send sent / spend spent / lend lent / sell sold sale / tell told / hold held / begin began begun /
  write wrote written / speak spoke spoken speech / break broke broken / choose chose chosen choice /
  drive drove driven / rise rose risen / fall fell fallen / grow grew grown growth / know knew known knowledge /
  throw threw thrown / draw drew drawn / show shown / see saw seen sight / eat ate eaten / go went gone /
  come came / become became / run ran / swim swam swum / drink drank drunk / sing sang sung / sink sank sunk /
  shrink shrank shrunk / win won / fight fought / seek sought / sit sat / stand stood / understand understood /
  meet met / lead led / feed fed food / breed bred / bleed bled blood / pay paid / say said / lay laid / hear heard /
  mean meant / sleep slept / swell swollen swelling / freeze froze frozen / steal stole stolen theft / wear wore worn /
  tear tore torn / bear bore born borne / swear swore sworn / bite bit bitten / hide hid hidden / ride rode ridden /
  forget forgot forgotten / shake shook shaken / bind bound / hang hung / stick stuck / strike struck / dig dug /
  spin spun / shoot shot / light lit / die died dying dead death / live life alive lives / try tried trial /
  dry dried / cry cried / fly flew flown flight / lie lying / tie tied / fry fried / cost costly / do did done /
  deep depth / long length longer / strong strength / wide width / broad breadth / high height / hot heat hotter /
  warm warmth / young youth / old older / true truth / just justice / free freedom / proud pride / poor poverty /
  good better best / bad worse worst / big bigger biggest / cool cooler / weigh weight / serve service /
  choose choice / advise advice / prove proof / believe belief / relieve relief / grieve grief / save safe safety /
  solve solution / destroy destruction / describe description / receive reception receipt / perceive perception /
  conceive conception / produce production / reduce reduction / introduce introduction / consume consumption /
  assume assumption / absorb absorption / resolve resolution / revolve revolution / rebel rebellion / expel expulsion /
  suspect suspicion suspicious / expand expansion / extend extension extent / decide decision / divide division /
  collide collision / explode explosion / erode erosion / corrode corrosion / invade invasion / persuade persuasion /
  permit permission / admit admission / transmit transmission / omit omission / analyse analysis / vary variable variation /
  apply application / filter filtration / multiply multiplication / identify identification / classify classification / pregnant pregnancy /
  absent absence / present presence / different difference / important importance / man men / woman women / child children /
  foot feet / tooth teeth / mouse mice / leaf leaves / half halves / wife wives / bacterium bacteria / datum data /
  criterion criteria / phenomenon phenomena / nucleus nuclei / axis axes / crisis crises / index indices / matrix matrices /
  north northern / south southern / east eastern / west western / africa african / nigeria nigerian / europe european /
  britain british / america american / france french / china chinese / germany german / egypt egyptian / ghana ghanaian /
  fridge refrigerator refrigeration / lab laboratory / exam examination / maths mathematics / flu influenza /
  phone telephone / ad advert advertisement / info information / photo photograph / bike bicycle / plane aeroplane /
  tb tuberculosis / vet veterinary / stats statistics / temp temperature / max maximum / min minimum / kilo kilogram /
  veg vegetable / uni university / iv intravenous / ecg electrocardiogram / cpu processor / kid child / prof professor /
  mum mother / dad father / govt government / admin administration / pic picture / tech technology / deli delivery
`
  .trim()
  .split(/\s*\/\s*/);
