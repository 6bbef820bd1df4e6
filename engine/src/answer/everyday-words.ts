/**
 * More groups like those of `paraphrases.ts`: how learners ask in everyday words for what texts say in those of the
 * field, and the learned adjectives of plain nouns ("heart", "cardiac"). Set apart by strokes.
 */
export const EVERYDAY_GROUPS: readonly string[] = `
  sun solar sunlight / moon lunar / star stellar / sea marine maritime ocean / water aquatic hydro hydraulic hydrological /
  earth terrestrial / land terrestrial / tree arboreal / bird avian / cow bovine / pig porcine swine / dog canine / horse equine /
  tooth dental teeth / nose nasal / mouth oral buccal / eye optic ocular optical / ear aural / hand manual / back dorsal /
  side lateral / head cranial cephalic / neck cervical / chest thoracic thorax / womb uterus uterine / birth natal childbirth /
  newborn neonatal neonate / pregnancy gestation antenatal / breast mammary / belly abdomen / gut intestine bowel intestinal /
  throat pharynx / windpipe trachea / voice vocal vocalise / lip labial / tongue lingual / spine spinal vertebral backbone /
  limb arm leg / joint articulation / hair follicle / sweat gland / blood vascular haematological / vein venous / artery arterial /
  brain neural neurological / mind psychological psychic / feeling affective emotional / word lexical verbal vocabulary /
  letter grapheme spelling / sound phonetic phoneme phonological / meaning semantic / grammar syntactic grammatical /
  king royal kingship throne / queen royal / father paternal / mother maternal / brother sibling sister / child paediatric juvenile /
  woman feminine / man masculine / family familial kinship / marriage marital matrimonial conjugal / wedding marriage /
  town municipal urban / city municipal metropolitan / countryside rural / village settlement hamlet /
  money monetary financial / tax fiscal revenue / trade commercial mercantile / court judicial judiciary / law juridical legislative /
  crime penal criminal offence / prison jail imprisonment incarceration custody / jail imprison detain /
  army military armed / war warfare hostilities / navy naval / police constabulary officer / church ecclesiastical clergy religious /
  god divine deity / priest clergy pastor / prayer worship / heaven celestial / soul spirit spiritual / holy sacred /
  heat thermal / cold chill cryogenic refrigerate / light optical luminous illumination / sound acoustic sonic / electricity electrical /
  rock geological stone lithology / mountain orogeny alpine / volcano volcanic eruption / earthquake seismic tremor quake /
  wind aeolian / ice glacial glacier / river fluvial alluvial / lake lacustrine / coast coastal littoral / tide tidal /
  night nocturnal / day diurnal / year annual / month monthly / week weekly / hour hourly / century hundred /
  life vital living / death mortal lethal / sleep dormant sleeping / food dietary nutritional / milk lactic lactation /
  sugar saccharide carbohydrate / fat lipid fatty adipose / protein amino / salt saline salinity / acid acidic acidity sour /
  sour acid acidic / bitter alkaloid / sweet sugar / spicy pepper / stink smell odour / fresh unspoiled /
  sick medical illness ill / ill sick medical patient / illness sickness medical / healthy well / health medical /
  doctor medical physician practitioner / medicine medical pharmaceutical / cure remedy heal / remedy cure solution /
  cheap low economical inexpensive cost / cheapest lowest least / expensive high costly cost / price value cost rate /
  pay payment paid settle / payment pay fee instalment premium / buy bought purchase purchaser / sell seller sale selling /
  owe debt liability / borrow loan debt borrower / lend lender loan credit / save savings deposit / savings deposit /
  invest investment investor / rich wealth wealthy / bankrupt insolvent insolvency bankruptcy failure / bankruptcy insolvency /
  broke insolvent / rent lease tenancy tenant / landlord lessor owner / tenant lessee renter / hire lease engage /
  boss supervisor superior manager / worker workforce personnel / sack dismiss fire dismissal / strike industrial stoppage /
  union association / wage pay earnings / job vacancy post / jobless unemployed unemployment / retire retirement pension /
  reverse opposite backwards inverse invert / backwards reverse opposite / opposite contrary inverse / upside inverted /
  direction way course orientation / turn rotate rotation revolve / spin rotation turn rotate / rotate spin turn revolution /
  big size large scale / large size bulk major / small minor slight low / tiny microscopic minute / huge vast immense massive /
  long lengthy prolonged extended / short brief / tall height / wide width broad / deep depth / thick thickness / narrow slender /
  heavy weight load / load burden weight / full filled saturated / empty unfilled / near proximity neighbouring nearby /
  far distant remote / high elevated raised / low reduced / top summit crest / bottom floor foot / front fore anterior /
  back rear posterior / inside interior inner within / outside exterior outer external / middle centre central / edge margin rim /
  happen occur arise ensue / occur happen take / arise emerge originate / cause responsible source reason / reason cause ground /
  result lead follow / outcome result / affect effect impact / effect influence consequence / matter important /
  begin beginning start onset / start starter starting commence / stop stoppage stall cease / end termination expiry conclude /
  continue persist proceed go / last endure continue / finish complete end / pause interrupt suspend / restart resume /
  fast speed rapid / slow speed delay / quick prompt immediate / late delayed overdue / early premature / sudden abrupt / gradual slow /
  run operate work operation / operate run operation working / work operate function / drive propel power / start launch initiate /
  use employ apply exploit / utilise use employ / apply use exert / handle treat manage / try attempt seek / test trial check /
  remove eliminate dispose clear strip / clear remove eliminate / dispose discard waste / throw discard cast / discard throw reject /
  destroy damage ruin wreck / damage destroy harm spoil / ruin destroy spoil / break damage fail / fail failure break collapse /
  collapse fall fail / repair mend maintenance fix / mend repair / maintain upkeep keep / protect protection safeguard prevent /
  avoid prevent escape evade / escape flee evade / prevent preclude forestall restrain / stop prevent deter restrain arrest /
  deter discourage restrain prevent / restrain curb check limit / curb limit reduce / discourage deter / hinder impede hamper obstruct /
  block obstruct impede / slow retard hinder / allow let enable / let allow permit / forbid prohibit / ban prohibit /
  permission licence authorise consent / licence permit permission / approve authorise sanction ratify / ratify approve /
  refuse decline withhold / reject refuse repudiate / accept receive adopt / agree consent assent concur / disagree dispute differ /
  argue argument reason debate / claim assert allege / deny reject dispute / admit concede confess / say state remark /
  tell inform relate notify / inform notify tell report / ask enquire inquire question / answer reply respond / warn alert caution /
  promise undertake commit pledge / lie deceive untrue falsehood fraud / dishonest fraud deceit / honest truthful faithful /
  hide conceal cover disguise / secret confidential hidden / show display exhibit / reveal disclose expose / prove demonstrate show /
  wrong mistaken incorrect false refute / disprove refute falsify contradict / refute disprove reject / contradict conflict inconsistent /
  right correct proper / true accurate correct / mistake error fault wrong / correct rectify amend / amend alter modify revise /
  harsh severe strict cruel severity / severe harsh serious / strict rigid severe / cruel harsh brutal / gentle mild soft /
  punish punishment penalise fine / fine penalty / guilt guilty / innocent guiltless / arrest detain apprehend custody / suspect accused /
  criminal offender convict / offender criminal perpetrator delinquent / thief theft robber burglar / steal theft larceny /
  rob robbery / murder homicide kill manslaughter / violence violent assault / victim sufferer injured / witness observe see /
  fight combat contest / fight resist / attack strike / defend defence protect / win defeat beat / beat defeat overcome / lose defeat /
  conquer subdue occupy / rebel revolt insurgent / ruler sovereign governor / govern rule / power authority control /
  authority power control / obey comply follow / disobey defy violate / comply obey conform observe / elect vote chosen /
  voter electorate elector / citizen national / foreigner alien foreign / foreign overseas external abroad / abroad overseas foreign /
  join unite merge / divide separate partition / split divide fission / separate apart isolate detach / apart separate / cut sever /
  connect connection attached coupled / attached connected coupled fixed / tie bind fasten / stick adhere cling attach / glue adhesive bond /
  mix mixture blend / pure unmixed / contaminate pollute taint / dirt impurity / impurity contaminant / dust particulate /
  gas gaseous vapour / liquid melt / solid hard / hard rigid hardness / soft tender / harden set stiffen solidify / stiff rigid stiffness /
  brittle fragile / fragile delicate brittle / flexible pliable elastic / bend flex deflect deflection / stretch tension tensile elongate /
  squeeze compression compress / pull tensile tension / push compressive / crack fissure / hole cavity pit / gap space interval /
  grow increase multiply develop / growth development increase / develop evolve grow / shrink contract shrinkage / contract shrink narrow /
  swell swelling distend oedema / expand dilate widen / widen dilate broaden / burst rupture / leak seepage loss / drip leak / spill leak /
  rise ascend increase / fall descend drop / climb ascend / drop fall decline / float suspend / sink settle sediment /
  settle sediment deposit / deposit sediment lay / carry bear convey / move displace transport shift / elsewhere displace another /
  transport convey haul / bring fetch convey / send dispatch transmit / receive get obtain / catch capture trap / trap capture /
  hold retain grip / keep hold retain / lose shed / give confer grant / take seize / share distribute divide / exchange swap barter trade /
  wash rinse leach / clean wash / dry evaporate desiccate drying / wet humid moist waterlogged soaked / damp humid / soak saturate steep /
  humid moisture humidity / rainy rainfall wet / rain precipitation shower / flood flooding / drought arid dry / desert arid sahara /
  hot heat temperature / warm heat / burn ignite combustion / fire flame blaze / smoke fume / boil boiling / cook heat cooking /
  bake oven / freeze freezing ice / cool cooling refrigerate / melt molten / ripe ripening / rot rotten putrefy decay / spoil rancid /
  mould fungus mouldy / germ organism bacterium / bug insect germ / worm helminth / fungus fungal yeast / virus viral /
  infect infectious infected / spread transmission contagion / catch infect / outbreak epidemic / epidemic outbreak spread /
  vaccine immunise / immune immunity resistant / cure treat / symptom sign / swollen swell / fever febrile / wound lesion sore /
  malnourished malnutrition undernourished kwashiorkor deficiency / malnutrition undernutrition starvation / hunger malnutrition undernourished /
  hungry hunger starving / thirsty thirst dehydration / thirst dehydration / fat obesity obese / weak weakness frail /
  tired weary fatigue / pain painful / hurt painful injury / itch itching / cough coughing / breath respiration / breathe lung /
  farm agricultural farmland / farmer agricultural smallholder / crop harvest yield / plant seedling sow / seed sow seedling /
  harvest crop reap / feed fodder forage / fodder forage feed / graze pasture grazing / pasture grass grazing / herd cattle flock /
  fertile fertility rich / fertiliser nutrient fertilisers / nutrient mineral food / weed unwanted / dig excavate till / bury inter buried /
  factory mill works manufacturing / machine machinery equipment / tool implement device equipment / equipment apparatus gear /
  car vehicle automobile motor / lorry truck vehicle / plane aircraft / train railway locomotive / ship vessel shipping / road route /
  journey voyage / traffic vehicles / fuel energy / engine machine / battery direct cell accumulator / plug connect socket / wire conductor lead /
  power electricity supply / station plant / lamp light / switch toggle / charge load / dam reservoir hydroelectric / hydro hydroelectric turbine /
  computer host machine processor / laptop computer / network internet / computer server / program application / user client /
  website site page / save store / store keep / file record / data information record / information fact detail / search query /
  query question request / table relation / row record tuple / column field attribute / sort order / delete drop / copy replica backup /
  secure protect security / hack attack breach / password authentication login / login authenticate / encrypt cipher encryption code /
  code encode / send packet transmit / message packet / lost missing loss dropped / crash failure fault / slow latency delay / delay latency /
  share common shared / common shared general / same identical uniform equal / equal equality same / different differing distinct vary /
  similar resemblance analogous / like similar / difference distinction contrast / compare relative / more greater higher additional /
  less lower smaller fewer / many numerous plentiful / few scarce rare / scarce rare shortage / plenty abundant abundance / enough sufficient /
  extra additional surplus / excess excessive surplus / excessive excess much / total overall aggregate sum / half moiety / double twofold /
  once single / again repeat repeated / repeat recur / often frequent / seldom rare rarely / sometimes occasional / always invariably /
  never nowhere / usual customary / normal ordinary / strange anomalous abnormal / abnormal unusual irregular / odd anomaly /
  exception exclude / certain definite / sure certain certainty / doubt sceptical uncertainty / maybe perhaps / chance probability luck /
  luck chance fortune / guess conjecture hypothesis / predict forecast / expect expectation / surprise unexpected / plan scheme /
  choose selection choice / choice option / prefer preference / want demand / need necessity / like taste preference / enjoy pleasure /
  satisfied satisfaction content / happy satisfaction welfare / sad sorrow grief / afraid fear / fear dread afraid / angry rage hostile /
  hate hostility dislike / love affection / friend friendship peer / enemy hostile / stranger unknown outsider / neighbour neighbouring adjacent /
  group band body / team crew / member belong / join membership / leader command / follow follower / crowd mass mob / meet assemble gather /
  meet meeting encounter converge / together combine coincide converge meet / gather assemble meet / alone solitary isolated / lonely isolation /
  school schooling classroom / pupil schoolchild student / teacher teaching instructor / teach taught teaching instruction / learn learner learning /
  know cognition / remember memory / forget forgetting / think reasoning cognition / clever intelligent gifted / clever bright able / stupid unintelligent /
  skill competence ability / lesson teaching / exam examination paper / mark grade / test assessment / curious curiosity interest /
  read reader reading / write writing writer / book volume work / writer poet author / story tale / tale folktale story / poem poetry / song sing vocal /
  sing singer vocal song / singer vocalist / music musical / tune melody / melody tune / beat rhythm metre / rhythm beat / composer compose /
  instrument musical / drum percussion / dance dancer / play perform drama / actor performer / theatre stage drama / film cinema movie / picture painting /
  newspaper press journalism / journalist reporter / news media / radio broadcast / television broadcast / broadcast transmission / advert advertising /
  audience public viewer listener / public people / famous well celebrated / fame renown reputation / idea thought theory / theory account explanation /
  believe hold faith / belief doctrine / thinker philosopher / philosopher thinker / scientist scientific / expert authority / study research /
  researcher study author / survey questionnaire poll / interview questionnaire / sample sampling / average mean / graph chart / figure number /
  rule norm / custom tradition norm / tradition custom / habit custom / polite courtesy / rude impolite / gift present / celebrate festival / feast festival /
  ancestor forefather / descendant offspring / inherit inheritance heir / heir successor / successor succeed / widow wife / orphan child /
  poor poverty disadvantaged / slum informal / migrant immigrant migration / migrate migration move / refugee displaced / settle settlement /
  newcomer migrant arrival / house dwelling housing / home household / build building construction / builder contractor mason / brick block / wall masonry /
  roof covering / floor slab / beam girder / bar rod reinforcement / steel reinforcement / cement binder / sand aggregate / gravel aggregate / stone aggregate /
  strong strength robust / strength strong / weak weaken / support hold bear / foundation base footing / collapse failure / crack cracking / rust corrode /
  weather meteorological / forecast prediction meteorological / climate climatic / season seasonal / storm squall thunderstorm / cloud cloudy /
  wave undulation / current flow / shore beach / coral reef / reef coral / fish fishery / shell mollusc / whale cetacean / crab crustacean / weed alga seaweed /
  seaweed alga / poison venom toxic / sting venom / predator prey hunt / hunt predator / eat feed prey / shelter refuge habitat / live inhabit dwell / home habitat /
  disappear extinction vanish / extinct extinction / dying endangered moribund / danger endangered threatened / rare endangered / survive survivor /
  insure cover insurance / insurance insurer cover policy / insurer insurance / accident mishap casualty / claim compensation / cover protection insure /
  lawyer advocate attorney legal / judge justice bench / trial hearing / appeal court / sentence punish / law act / rule statute / right freedom / owner possess /
  own property / property estate possession / land property / steal convert / borrow hire / signature sign / sign execute / write written / word wording /
  void null / force enforce operation / force effect / operate force effect / begin force / start force effect / abolish repeal / repeal abolish revoke cancel
`
  .trim()
  .split(/\s*\/\s*/);
