/**
 * Words that a stemmer does not bring together though they are one word: irregular forms, nouns of adjectives, and what
 * is cut short in speech. Set apart by strokes.
 */
export const WORD_FORMS: readonly string[] = `
  absent absence / absorb absorption / ad advert advertisement / admin administration / admit admission / advise advice / africa african / america american / analyse analysis / apply application / assume assumption / axis axes /
  bacterium bacteria / bad worse worst / bear bore born borne / become became / begin began begun / believe belief / big bigger biggest / bike bicycle / bind bound / bite bit bitten / bleed bled blood / break broke broken / breed bred / bring brought / britain british / broad breadth / build built / buy bought /
  catch caught / child children / china chinese / choose choice / choose chose chosen choice / classify classification / collide collision / come came / conceive conception / consume consumption / cool cooler / corrode corrosion / cost costly / cpu processor / crisis crises / criterion criteria / cry cried /
  dad father / datum data / decide decision / deep depth / deli delivery / describe description / destroy destruction / die died dying dead death / different difference / dig dug / divide division / do did done / draw drew drawn / drink drank drunk / drive drove driven / dry dried /
  east eastern / eat ate eaten / ecg electrocardiogram / egypt egyptian / erode erosion / europe european / exam examination / expand expansion / expel expulsion / explode explosion / extend extension extent /
  fall fell fallen / feed fed food / feel felt feeling / fight fought / filter filtration / find found / flu influenza / fly flew flown flight / foot feet / forget forgot forgotten / france french / free freedom / freeze froze frozen / fridge refrigerator refrigeration / fry fried /
  germany german / ghana ghanaian / give gave given / go went gone / good better best / govt government / grieve grief / grow grew grown growth /
  half halves / hang hung / hear heard / hide hid hidden / high height / hold held / hot heat hotter /
  identify identification / important importance / index indices / info information / introduce introduction / invade invasion / iv intravenous /
  just justice /
  keep kept / kid child / kilo kilogram / know knew known knowledge /
  lab laboratory / lay laid / lead led / leaf leaves / leave left leaving / lend lent / lie lying / light lit / live life alive lives / long length longer / lose lost loss /
  make made / man men / maths mathematics / matrix matrices / max maximum / mean meant / meet met / min minimum / mouse mice / multiply multiplication / mum mother /
  nigeria nigerian / north northern / nucleus nuclei /
  old older / omit omission /
  pay paid / perceive perception / permit permission / persuade persuasion / phenomenon phenomena / phone telephone / photo photograph / pic picture / plane aeroplane / poor poverty / pregnant pregnancy / present presence / produce production / prof professor / proud pride / prove proof /
  rebel rebellion / receive reception receipt / reduce reduction / relieve relief / resolve resolution / revolve revolution / ride rode ridden / rise rose risen / run ran /
  save safe safety / say said / see saw seen sight / seek sought / sell sold sale / send sent / serve service / shake shook shaken / shoot shot / show shown / shrink shrank shrunk / sing sang sung / sink sank sunk / sit sat / sleep slept / solve solution / south southern / speak spoke spoken speech / spend spent / spin spun / stand stood / stats statistics / steal stole stolen theft / stick stuck / strike struck / strong strength / suspect suspicion suspicious / swear swore sworn / swell swollen swelling / swim swam swum /
  take took taken / tb tuberculosis / teach taught / tear tore torn / tech technology / tell told / temp temperature / think thought / throw threw thrown / tie tied / tooth teeth / transmit transmission / true truth / try tried trial /
  understand understood / uni university /
  vary variable variation / veg vegetable / vet veterinary /
  warm warmth / wear wore worn / weigh weight / west western / wide width / wife wives / win won / woman women / write wrote written /
  young youth
`
  .trim()
  .split(/\s*\/\s*/);
