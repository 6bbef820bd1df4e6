/**
 * Everyday words and those of a field that learners use for one another, in groups set apart by strokes: asked with one
 * of its members, a passage with another is accepted as meant.
 */
export const WORD_GROUPS: readonly string[] = `
  abandon discard dismiss drop reject / ability capacity limit / ability capacity skill / ability competence skill /
  able bright clever / able capable / able feasible likely possible / abnormal irregular unusual /
  abolish cancel repeal revoke / about almost approximately around nearly roughly / above exceed over surpass /
  abroad external foreign overseas / abrupt abruptly sudden suddenly / absence absent lack missing / absent negative /
  absolute rigid strict / absorb allocate apportion distribute spread / absorb take uptake / abundant plenty /
  accelerate speed / accent pronunciation / accept acknowledge admit confess / accept adopt receive /
  accept agree approve consent / accept receive take / accident casualty mishap /
  accident collide collision crash hit smash / accomplish achieve perform / accord agreement contract treaty /
  account announce report state / account clarify describe explain / account description / account explanation theory /
  account ledger / accountable liable responsible / accountant auditor / accounting bookkeeping record /
  accumulate collect gather / accumulator battery cell direct / accurate correct true / accurate exact precise /
  accused defendant suspect / ache hurt pain / achieve arrive attain reach / achieve succeed success work /
  acid heartburn reflux / acid sour / acidity ph / acknowledge identify know recognise / acoustic audio sound /
  acoustic sonic sound / acquire buy purchase / acquire gain get obtain receive / acquire learn study /
  across parallel / act behave behaviour / act behaviour conduct / act function serve work /
  act law legislation rule statute / action claim court sue / action claim proceedings sue /
  action lawsuit litigation proceedings / action sue suit / active busy / acute sharp / adapt adjust change regulate /
  add addition insert plus sum / add contribute help / add extra supplement / add insert place / add plus positive /
  add sum total / addition sum total / additional excess extra surplus / additional greater higher more /
  address speech / adequate enough sufficient / adhere attach cling stick / adhesive bond glue /
  adipose fat fatty lipid / adjacent beside close near / adjacent neighbour / adjust correct remedy /
  administer govern reign rule / administer handle manage run / administration authority government state /
  adolescent minor teenager youth / adopted orphan / adult grown / adult majority / adult mature ripe /
  advance development progress / advantage beneficial good positive / advantage benefit gain profit /
  advantage benefit merit strength / adverse side unwanted / advert promotion / advertise advertisement /
  advise propose put recommend suggest / advocate attorney lawyer legal / aeroplane aircraft plane /
  affect effect impact / affect emotion mood / affect impact influence / affect influence shape / affection love /
  affective emotional feeling / affluent rich richer wealthy / affordable cheap inexpensive /
  afraid anxiety fear phobia scared / afraid dread fear / afraid fear frightened scared / after later subsequent /
  again iterate repeat repetition / aged elderly old senile / agent spy / aggregate overall sum total /
  aggregate sand / aggregate stone / agree assent concur consent / agree correspond fit match /
  agreement bargain deal / agreement consent permission / agreement contract deal / agreement pact treaty /
  agricultural farm farmland / agriculture cultivate farm farmer / agriculture farm holding / ahead forward /
  aid assist help support / ailment condition disease disorder illness sickness / aim function purpose role use /
  aim goal objective purpose target / aim intend intention plan / air atmosphere gas / air breeze wind /
  alcohol beer ethanol / alcohol drunk intoxicated / alcohol ethanol spirit / alcohol ethanol wine /
  alert caution warn / alga seaweed weed / alien foreigner / alike equal identical same / alike like resemble similar /
  alkali alkaline base basic / allege assert claim / allocate apportion divide share split / allow enable let permit /
  allow give grant / allowed lawful permitted / alluvial fluvial river / ally friend / alone isolated lone single /
  alone isolated solitary / alphabet letters script / alter amend modify revise /
  alter change convert modify shift transform / alternative choice option substitute / amalgamate combine join merge /
  amalgamate merge unify unite / amaze astonish shock surprise / amino protein / amount concentration strength /
  amount dosage dose / amount number quantity volume / amplitude intensity loud volume / anaemia blood /
  analogous resemblance similar / analyse analysis examine / ancestor descent forefather / ancient earlier former old /
  angle degree / angular rotation spinning / animal cattle herd livestock / animal creature organism /
  annex cede cession colony conquer seize / announce declare proclaim / annual year yearly / anomaly odd /
  another displace elsewhere / answer react reaction respond response / answer reply respond /
  answer resolve solution solve / anticipate expect forecast hope predict / anxiety concern worry /
  anxiety pressure stress / apart detach isolate separate / apart distance spacing / app application program /
  apparatus equipment gear / appeal court / appear arise emerge occur / appear emerge seem /
  appliance device instrument tool / application apply employ usage use utilise / application program software /
  apply employ exploit use / apply enforce uphold / apply exert use / appoint choose name select /
  approach method procedure process technique way / approach near tend / appropriate fit proper suitable /
  appropriate fit suit suitable useful / approval consent permission / approve authorise ratify sanction /
  approximate estimate guess / aquatic hydraulic hydro hydrological water / area integrate / area region space /
  area region territory zone / area surface / argue argument debate reason / argue assert claim contend maintain /
  argument claim reason / argument debate discuss / arid dehydrate dry / arid desert sahara / arid drought dry /
  arise emerge originate / arise ensue happen occur / arm gun weapon / arm hand / arm leg limb / armed army military /
  army military soldier troops / arrange order organise sort / arrangement form organisation structure /
  arrangement order rank sequence / array list sequence / arrest deter prevent restrain stop /
  arrival migrant newcomer / ascend increase rise / ask demand request / ask enquire inquire question /
  aspect feature side / assault attack invade raid / assault battery punch / assemble build construct erect /
  assemble gather meet / assembly conference meeting / assembly legislature parliament / assent sign signature /
  assertion claim statement / assess evaluate judge measure / assessment exam test / asset possession property /
  assignment homework / associate connect link relate relationship / association union / assume presume suppose /
  assumption premise / asylum displaced refugee / atm bank withdrawal / atom particle /
  attach bind combine connect join link unite / attach connect hook / attach fix join /
  attached connected coupled fixed / attack breach hack / attack strike / attempt effort try / attempt seek try /
  attend visit / attention concentrate focus / attention notice / attitude belief opinion view / attract draw pull /
  attract pull tension / attribute characteristic feature property quality trait / attribute column field /
  audience listener public viewer / audit examine inspect / auditory ear hearing / authentication login password /
  author novelist writer / author poet writer / author researcher study / authorise consent licence permission /
  authority control power / authority expert / automobile car motor vehicle / average mean / average typical /
  avoid block hinder inhibit prevent stop / avoid escape evade prevent / award prize reward / aware know knowledge /
  baby child children infant kid / baby foetus newborn / back favour support / back posterior rear / back return /
  backbone spinal spine vertebral / backup copy replica / backwards inverse invert opposite reverse /
  bacteria bacterium germ microbe / bacteria germ microbe microorganism pathogen virus /
  bacterium germ microbe microorganism pathogen / bacterium germ organism / bad badly negative poor worst /
  bad poor useless / badly poorly worse worst / balanced equilibrium stable steady / ball bead sphere spherical /
  ballot election poll vote / ban forbid outlaw prohibit / band body group / bank lender / banknote currency note /
  bankrupt bankruptcy failure insolvent / bar reinforcement rod / bark stem trunk / barn storage store /
  barren infertile poor / barrier wall / barter exchange swap trade / base bottom lowest / base footing foundation /
  basic essential fundamental / battle conflict fight struggle war / beach coast shore / beaker cup /
  bean cowpea groundnut legume / bear bring carry convey transport / bear hold support / beat defeat overcome /
  beat defeat overthrow / beat defeat win / beat hit strike / beat metre rhythm / become convert transform turn /
  before earlier previous prior / begin commence initiate onset start / begin force / belief doctrine /
  belief faith religion / believe consider think thought / believe faith hold / believe hold think / belong member /
  belong own owner ownership / bench judge justice / bend curve refract / bend deflect flex /
  benefit earn gain profit / best better ideal optimal / bet gamble odds / better enhance improve / better superior /
  big bigger enormous great huge large larger / big large long / big large scale size / bigger greater larger /
  biggest greatest largest maximum / bilingual languages / bill invoice / bind bound oblige / bind fasten tie /
  binding enforceable valid / bird fowl poultry / birth born / birth childbirth natal / birth deliver labour /
  birth delivery labour / blame fault guilty responsible / blame fault negligence / blaze fire flame /
  bleeding blood haemorrhage / blend combine mix mixture / blend mix stir / blind sight vision / block brick masonry /
  blocked deadlock stuck / blocked waiting / blood haematological vascular / bloom flower / boat canoe vessel /
  boat ship vessel / boil evaporate vapour / bone skeletal skeleton / book text / book textbook / book volume work /
  border boundary edge frontier / borrow credit debt lend loan / borrow hire / borrower debtor /
  boss employer manager / boss manager superior supervisor / bottle container flask / bottom denominator lower /
  bottom floor foot / bought buy purchase / bounce rebound reflect / bound ceiling constraint limit restrict /
  bound compelled must obliged / boundary limit / bowel gut intestine / box container crate / brain cerebral mind /
  brain mental mind / brake decelerate friction / branch division part / branch shoot / brand trademark /
  breach break rupture violate / breach broken / bread dough flour / bread wheat / break collapse fail failure /
  break damage fail / break discontinuity / break divide separate split / breathe inhale respire / breathe lung /
  breed multiply reproduce / breed offspring / bridge cross / brief short / bright light /
  bring cause induce lead produce provoke trigger / bring convey fetch / british colonial colonise imperial /
  broad wide width / broadcast radio / broaden dilate widen / broke insolvent / broken fracture /
  brother sibling sister / buccal mouth oral / bucket container vessel / budget plan / bug defect fault /
  bug germ insect / bug insect microbe / bugs insects pests / building construction structure /
  building dwelling house / building home house / building house structure / building skyscraper tall /
  bulb filament lamp / bulb lamp light / bulge enlarge expand swell / bulk large major size / bump collide collision /
  burden load weight / burglar robber theft thief / burn combustion fire / burn combustion ignite / burn fire flame /
  burst explode lyse rupture / bus transport vehicle / bush savanna vegetation /
  business company corporation enterprise firm / buy import / buyer client consumer customer /
  cable conductor lead wire / cable conductor line wire / cable cord rope string / calcium lime limestone /
  calculate compute determine find formula work / calculate determine gauge measure / calculation maths /
  caliphate empire kingdom / call coin name title word / call label name term / call phone / calm stable /
  cancel rescind revoke terminate withdraw / cancel retract revoke withdraw / cancer neoplasm tumour /
  cannot fail unable / canopy shade shadow / capacity equipment machine / capital equity / capsule pill tablet /
  capture catch trap / car lorry truck vehicle / carbohydrate saccharide sugar / cardiac heart / care duty /
  careless negligent / carrier vector / carry conduct do execute perform / case circumstance condition situation /
  case lawsuit suit / cash finance funds money / cash liquid money / cash money notes / cash withdraw / cassava garri /
  cast discard throw / catalyst enzyme speed / catch contract infection / category class form kind sort type variety /
  cattle cow livestock / cattle flock herd / cause ground reason / cause reason responsible source /
  cavity hole pit pore / cease end finish halt stop terminate / cease stall stop stoppage / ceiling roof /
  celebrated famous well / cell corpuscle / central centre middle / centre concentrate focus / centre median middle /
  century hundred / cereal grain rice / certain certainty sure / certain definite sure / chair seat /
  challenge difficulty issue problem trouble / chance fortune luck / chance haphazard random /
  chance likelihood probability / chance luck probability / chance lucky / chance opportunity /
  change differ fluctuate variation vary / character hero protagonist / character personality /
  charge cost expense fee price / charge load / chart diagram graph / chart map / chart table / chat message /
  cheap cost economical inexpensive low / cheapest least lowest / cheat copy / cheat deceit dishonest fraud /
  check curb limit restrain / check examine test trial verify / cheque payment / chicken hen poultry /
  chief emir king monarch oba ruler sultan / chief first main primary / chief head leader leadership /
  chief head ruler / chief leader ruler / chiefly especially mainly mostly particularly / chiefly mainly primarily /
  child infant minor underage / child orphan / child toddler / childbirth labour / chilly cold cool low temperature /
  chip processor / chloride saline salt sodium / choice choose selection / choose decide decision determine /
  choose decide opt pick select / choose favour prefer / chosen elect vote / christian church missionary /
  christian islam muslim religion / cigarette nicotine smoking tobacco / cipher code encrypt / circle circular round /
  circuit loop / circular hoop loop ring / circulate pump / citizen individual inhabitant people person population /
  citizen national / city town urban / claim compensation / claim mention say state /
  clash conflict contradict disagree inconsistent / class classroom / class cluster group set / class lesson /
  classroom school / clause provision term / clay fine / clay mud sediment silt / clean distilled pure / clean wash /
  clear dispose eliminate remove strip / clear evident obvious plain / clever intelligent smart / click select /
  client user / climate weather / climb expand gain grow growth increase raise rise /
  clinic hospital intravenous medical / clinician doctor physician / close shut / cloth fabric textile /
  clothes garment / cloud vapour / clue evidence sign / cluster crowd gather huddle / coal fuel / coarse sand sandy /
  coast coastal littoral / coat cover / coating paint / code encode / code program software /
  coefficient constant factor multiplier / coerce compel duress force / cognition know / cognition reasoning think /
  coin currency money / coin invent name suggest / coin metal / coin toss / coincide combine converge meet together /
  collapse fail fall / collection set / college education school / college university / collide hit strike /
  collision crash impact / colony possession protectorate territory / colour hue shade / colour pigment wavelength /
  column vertical / combine react / combustion fuel petrol / come derive origin root source / command leader /
  commence start starter / comment remark / commerce exchange trade / commercial mercantile trade /
  commit pledge promise undertake / commodity good item product / common frequently often regularly /
  common general shared / common normal ordinary typical usual / common popular widespread / communication message /
  community social society / companion friend peer / compare comparison contrast / compare relative /
  compensation damages / compete competition competitor rival rivalry / complain complaint grievance /
  complement joint jointly together / complete end finish / complete entire total whole / complete fulfil perform /
  complete full load whole / completed done finished / complex complicated difficult / comply conform obey observe /
  comply follow obey / component constituent element part portion section / compose comprise consist contain /
  composition constituent make / composition essay writing / compost dung fertiliser manure /
  compost fertiliser manure nutrient / compound material substance / comprehend comprehension grasp understand /
  compress pressure / compress zip / compression squeeze / compressive push / comprise consist contain hold include /
  computer host machine processor / computer laptop / computer server / conceal cover disguise hide /
  conceal hide mask / concentrate strong / concept idea model notion thought view / concern include involve require /
  conclude decide infer / conclude end expiry termination / conclusion end result / conclusion ending resolution /
  conditioning habit routine / confer give grant / confidence rely trust / confidential encrypted private secret /
  confidential hidden secret / confirm demonstrate establish prove verify / conflict disagreement dispute /
  confront face meet / confuse mix / congestion traffic vehicle / conjecture guess hypothesis /
  conjugal marital marriage matrimonial / connect plug socket / consequence effect impact outcome result /
  consequence effect influence / conserve preserve save / consideration exchange price /
  consistent dependable reliable / constabulary officer police / constant fixed steady unchanged /
  constant regular usual / consume eat feed ingest / contact encounter meet / contact touch /
  contagion spread transmission / contagious infect transmit / container pot vessel /
  contaminated dirty impure polluted / content satisfaction satisfied / continue endure last /
  continue go persist proceed / continue last persist remain stay / continuous unbroken / contract narrow shrink /
  contract shrink shrinkage / contradict disprove falsify refute / contrary contrast opposite reverse /
  contrary inverse opposite / contrast difference distinction / contributory partial partly / control direct guide /
  control dominate / control govern manage regulate / control prevention / converge encounter meet / convert steal /
  convey haul transport / convey pass transfer transmit / convey send transfer transmit / convince persuade /
  cook heat / cooking domestic / cool refrigerate / copy duplicate imitate replicate / corn maize / corner vertex /
  correct fix remedy repair solve / correct proper right / correct right true valid / corrode corrosion oxidise rust /
  cost costly expensive high / cost expenditure expense / cost price rate value / costlier costly dear expensive /
  count figure number total / counterfeit fake false forged / counterfeit fake false pseudonym / country nation state /
  course direction orientation way / court judge judgment ruling / court judge tribunal / court judicial judiciary /
  courteous polite / courtesy polite / covenant promise undertaking / cover include / cover insurance policy /
  cover insure protection / cover mulch / covering roof / cpu processor / crack fracture / cram mass study /
  crash fail failure / crash failure fault / crawl drift /
  create design develop devise introduce invent originate propose /
  create form generate make manufacture produce synthesise / credential key password / credential password pin /
  credit lend lender loan / credit right / creditor lender / creditor owe payable / crest summit top /
  crime criminal offence penal / criticise object / crop harvest reap / crop harvest yield / crop plant vegetable /
  cross hybrid / cross intersect / crowd group mob / crowd mass mob /
  crucial essential important key necessary significant vital / cruel harsh severe strict / crystal solid /
  cue hint prompt / cultivate grow plant raise / culture custom tradition / curb limit reduce / cure heal remedy /
  cure heal treat / cure remedy solution / cure remedy therapy treat treatment / curiosity curious interest /
  current electricity flow / current existing / current flow stream / current modern now present today /
  currently now nowadays present today / curve graph plot / curve line / custom habit / custom norm tradition /
  customary usual / cut decline decrease diminish drop fall fewer lessen lower reduce reduction shrink /
  cut incision laceration / cut sever / cylinder pipe tube / cylinder tin / daily day / dairy milk /
  damage destroy harm spoil / damage destroy ruin wreck / damage harm hurt injure / damage harm injury wound /
  damp humid moisture wet / damp moist moisture wet / danger endangered threatened / danger hazard risk threat /
  dangerous harmful hazardous risky toxic / data information knowledge / data information record / data input /
  dead death die died mortality / deadline time / deadlock freeze hang / deadly fatal lethal /
  death die fatal mortality / death lethal mortal / debate discuss talk / debit left / debt due owing /
  debt liability loan owe / debtor owe / debtor receivable / decay decompose putrefy rot / decay decompose rot spoil /
  decay decomposed rotten / decay deteriorate spoil / decay putrefy rot rotten / deceive falsehood fraud lie untrue /
  deceive falsehood lie misrepresent / deceive fraud mislead / deceive fraud trick / decelerate retard slow /
  deception dishonest fraud / decision verdict / decline deny refuse reject / decline refuse withhold / deep depth /
  defeat lose / defect fault liable / defence defend protect / defend guard preserve protect shield /
  deficiency deficit lack scarcity shortage shortfall / deficit loss / deity divine god / delay lag latency /
  delay lag postpone / delay latency slow / delay slow speed / delay wait / delayed late overdue /
  delete discard eliminate expel extract remove / delete drop / delete erase remove /
  deliver give offer provide supply / demand insist / demand want / demerit disadvantage drawback limitation weakness /
  demonstrate display indicate prove reveal show / demonstrate example illustrate show /
  demonstration protest revolt riot / denote mean refer signify / dense heavy mass / dense heavy massive /
  dense thick / dental teeth tooth / deny dispute reject / depart escape exit leave / depend rely /
  depict describe explain outline / depict represent show stand symbolise / deposit lay sediment / deposit savings /
  deposit sediment settle / depositor saver saving / depositors deposits savers / depress sad unhappy /
  derivative differentiate rate / descend drop fall / descendant offspring / desiccate dry evaporate /
  desire want wish / destroy kill murder / destroy ruin spoil / detail fact information /
  detect diagnose diagnosis identify / detect discover find identify reveal / deter discourage prevent restrain /
  detergent soap / deteriorate rot spoil / develop evolve grow / develop grow increase multiply /
  development growth increase / deviation spread variance / device engine machine / device equipment implement tool /
  device instrument meter / device mobile phone / diarrhoea runs / diary journal log record / dice die /
  diet feed food nutrition / dietary food nutritional / differ disagree dispute / differ distinguish separate /
  difference minus subtract / different distinct unlike / different distinct vary / difficult difficulty hard tough /
  diffuse disperse distribute scatter spread / dilate expand widen / dilute weak / dimension extent magnitude size /
  directly straight / dirt soil / disadvantaged poor poverty / disappear extinction vanish / disappear lost vanish /
  disc wheel / discard dispose waste / discard reject throw / discharge emit release secrete / disclose expose reveal /
  disclose reveal tell / discontinue quit withdraw / discrepancy error mistake / disinfect sanitise sterilise /
  disk drive storage / dismiss fire remove sack / disordered jumbled random unordered unsorted /
  dispatch send transmit / dispersion range spread variance / displace move shift transport / display exhibit show /
  display monitor screen / disprove refute reject / disregard drop ignore neglect overlook /
  disrupt disturb interrupt upset / dissolution divorce separation / dissolve divorce separation / dissolve soluble /
  dissolved mixture solution / distance length long / distant far remote / distend oedema swell swelling /
  distribute divide share / divide factor / divide fission split / divide half halve / divide partition separate /
  divide partition split / divide quotient / dividend profit share / doctor medical physician practitioner /
  doctor surgeon surgery / doctrine principle rule / document entry record register / document file / document paper /
  door entrance / dormant inactive sleeping / dose pill tablet / double twice / doubt question uncertain /
  doubt sceptical uncertainty / download transfer / drama perform play / drama stage theatre / draw pick select /
  draw plot sketch / drill exercise practice practise train / drill plant sow / drink swallow / drip leak /
  drive motivate / drive power propel / driver motorist / dropped loss lost missing / drowsy exhausted fatigue tired /
  drug medication medicine / drug medicine tablet / duct pipe tube / due outstanding unpaid / dung manure organic /
  duplicate equal repeat / duration period time / duress force threat threaten / dust particle /
  duty function job role task / duty levy tariff tax / duty obligation responsibility / dwell inhabit live /
  dynasty hereditary king royal / earliest first initial original / early first initial / earn gain income revenue /
  earnings gain profit revenue / earnings income pay remuneration salary wage / earth ground soil /
  ease reduce relieve / easier easy simple straightforward / eat feed prey / echo reflection / edge margin rim /
  edge side / educate instruct teach train / effect force operate / effect force start / efficient fast / egg lay /
  elastic extend stretch / elastic flexible pliable / elastic react responsive sensitive / electricity power supply /
  element entry item member / elevated high raised / elongate stretch tensile tension / email mail message /
  embryo seed / emotion feel sense / emotion feeling mood / emperor ruler / emphasise highlight stress /
  empire kingdom state / employee labour staff worker / employee personnel staff /
  employment job occupation task work / empty vacant void / enclose surround / encourage motivate promote stimulate /
  endangered rare / endless infinite infinity unlimited / endure last survive / energy fuel petrol /
  energy power strength / energy work / enforce force operation / engine machine motor / enlarge expand extend grow /
  enlarge expand grow rebuild resize / enter entry join penetrate / entitled right / enumerate list /
  environment habitat surroundings / epidemic outbreak spread / episode event happening incident /
  equal identical same uniform / equation expression formula / equilibrium reversible / equipment machine machinery /
  equitable fair just / erosion wash / error fault mistake slip / error fault mistake wrong / escape evade flee /
  escape leak seep / establish found founder / establish found set / estate possession property / ethnic people tribe /
  even pair / even same uniform / even smooth / event experience / evidence proof / evidence testimony witness /
  evil sin / exam examination paper / examine explore investigate research study / examine look observe /
  exception exclude / excess extra spare surplus / exchange interchange swap / exchange replace substitute swap /
  exclude omit / execute operate run / execute sign / exercise gym / exercise jog / exercise physical /
  exist live survive / exist present / expectant gravid pregnant / expectant pregnancy pregnant /
  expenditure outlay spend / experiment study test trial / explain interpret understand / export sell ship /
  expose reveal uncover / extended lengthy long prolonged / extent range scope / exterior external outer outside /
  extreme intense severe strong / eye ocular optic / eye sight visual / face outside surface /
  fact information knowledge / fact reality truth / factory industrial manufacturing plant /
  factory manufacturing mill works / fail failure unsuccessful / fail repeat / faithful honest truthful / fallow rest /
  false incorrect mistaken refute wrong / false incorrect untrue wrong / false lie mislead misrepresent /
  familiar known / family household kin / family kinship / farmer grower peasant /
  fast faster quick rapid speedy swift / fast quickly rapidly / fast rapid speed / fast speed velocity / fat obesity /
  father mother parent / fatigue tired weary / feature sign symptom / febrile fever /
  fee instalment pay payment premium / feeble weak weaker / feed fodder forage / feed fodder ration /
  female woman women / ferment yeast / fertile rich / fever temperature / few rare scarce / fewer less lower smaller /
  fifo queue / fight resist / figure shape / file record / fill load / filled full saturated / film layer sheet /
  filter sieve strain / final last latest / financial monetary money / find look search seek / find lookup search /
  find solve / fine penalise punish / fine penalty / firm tight / fiscal revenue tax / fish fishery /
  fit health healthy / fix maintenance mend repair / flat plane / flavour taste / flip invert reverse toss /
  float suspend / flood inundate overflow / flooded saturated waterlogged / floor slab / flow pour / fluid liquid /
  foliage leaf leaves / folktale story tale / follicle hair / follow lead result / follow obey pursue /
  following next subsequent / food meal / food mineral nutrient / force press push / force pull push /
  force push thrust / forecast meteorological prediction / foreign import / forest jungle rainforest /
  forest tree wood / forestall preclude prevent restrain / forget forgotten lose / form geometry shape /
  form pattern trend / form shape structure / formal official / former history past /
  fraction percentage portion proportion share / free liberty / free loose / freedom independence liberty /
  freedom independence sovereign / freedom right / freeze frost ice / freeze frozen solidify / frequency hertz /
  frequency pitch / fresh modern new novel recent / fresh unspoiled / friction frictionless slippery / friction rough /
  frictionless smooth / friend friendship peer / frustration impossible / fuel gasoline petrol / fuel oil petroleum /
  fulfil meet satisfy / function method routine / function operate work / fungal fungus yeast / fungus mould mouldy /
  fungus mushroom / furnish provide supply / fuse melt / future later / gain winner / gap hole opening pore /
  gap interval space / gap opening pore space / gas gaseous vapour / gas steam vapour / gate valve /
  gene hereditary inherit / generous kind / gentle mild soft / geological lithology rock stone /
  germinate shoot sprout / gift present / gland sweat / glasses lens spectacles / glow light shine /
  glucose sucrose sugar / goat sheep / gold metal / goods inventory stock / governor ruler sovereign / grade level /
  grade mark score / gradient slope steep / gradual slow slower sluggish / grain sand sandy / grain seed /
  grammar syntax / grapheme letter spelling / grass grazing pasture / grass pasture sward / grass weed /
  grave serious severe / gravity weight / greatest highest maximum most peak plateau / grip hold retain /
  ground land soil / ground soil surface / groundnut legume peanut / group team / grow multiply reproduce /
  guide lead / gyroscope top / habitat home / hamlet settlement village / hamper hinder impede obstruct / hand manual /
  handle manage treat / happen occur take / hard rigid / hard solid / harden set solidify stiffen /
  harsh serious severe / harvest output yield / harvest reap yield / haul lorry transport truck /
  have own ownership possess / head leader president / heal recover repair / health medical / healthy well /
  hear listen sound / hearing trial / heat high hot temperature warm / heat hot tropical warm / heat thermal /
  heavy load weight / heavy mass weight / height high tall / heir inherit succession / helpful useful valuable /
  hen layer poultry / hepatic liver / herbicide weed / hierarchy tree / highest peak top upper / highway road route /
  hill slope upland / hinder retard slow / hold keep maintain preserve retain store / hold occupy / home household /
  homicide kill manslaughter murder / honest integrity truthful / hostilities war warfare / hour hourly /
  hours overtime / human man people person / humid moist soaked waterlogged wet / humus organic /
  hunger hungry starvation / hunger malnutrition undernourished / hurt injured innocent / hurt injury painful /
  husband spouse / hypothesis idea model theory view / idea theory thought / ideal perfect / idle lazy /
  idle spare surplus unused / ill medical patient sick / ill sick unwell / illumination light luminous optical /
  image model picture view / image photo photograph / image picture visual / imagine picture suppose visualise /
  immediate prompt quick / immediately instant instantly once / immerse place soak submerge / immunise jab vaccine /
  immunity protection resistant / imply mean suggest / important leading prominent / important matter / impose levy /
  incentive reinforcement reward / incline plane ramp slope / income revenue sales turnover / increase promote raise /
  indication mark sign signal symptom / industrial stoppage strike / inefficient overhead wasteful / inefficient slow /
  infant neonate newborn / infect infectious / inflammation oedema swell swelling / inflation prices /
  inform notify relate tell / inform notify report tell / informal slum / information news / ingest oral swallow /
  initiate launch start / injection jab vaccination / injection needle syringe / injured sufferer victim /
  injury lesion wound / inner inside interior internal within / input keyboard / insect mosquito vector /
  insect pest weed / insect weevil / insecticide pesticide spray / instruction taught teach /
  instructor teacher teaching / instrument musical / intend want wish / interest rate / interested motivation /
  internet network / internet online web / interrupt pause suspend / invalid unenforceable void / inverted upside /
  investigator researcher scholar scientist / invoice receipt voucher / iron steel / irrigate water /
  iteration loop repeat / jail sentence / jihad war / job post vacancy / join membership / journalism newspaper press /
  journalist reporter / journey travel trip voyage / juridical law legislative / juvenile young youth /
  keep maintain upkeep / keep memory save storage store / key value / kidney renal / kind species /
  king kingship royal throne / kingship succession throne / lab laboratory / lactation lactic milk / lake pond /
  lamp torch / land property / landlord lessor owner / language speech / larceny steal theft / lateral side /
  launch projectile throw / law principle regulation rule / lawful legal / lawmaker legislator senator /
  leach rinse wash / leak loss seepage / leak spill / learn learner / learn memorise rehearse remember /
  learn revise revision study / learner pupil student subject / lease rent tenancy tenant /
  least lowest minimum smallest / leave quit stop / lecture lesson / lecturer teacher tutor / left remainder /
  leftover remainder residual surplus / lesion rash spot / lesion sore wound / lesson teaching / letter mail post /
  level norm standard / lexical verbal vocabulary word / liability liable responsible / licence permission permit /
  licensed qualified / life living vital / lift raise / light weigh / like preference taste / likely probable /
  line linear straight / line row / liquefy melt thaw / liquid melt / little minute small smaller tiny / loam mixture /
  loan mortgage security / local regional / location place position site spot / locomotive rail railway train /
  log login / lose loss lost / lose shed / loser loss / lots many number / loud noise noisy / low minor slight small /
  low poor poverty / low reduced / lump mass nodule swelling tumour / lung pulmonary respiratory / majority most /
  make prepare ready / male man men / management therapy treatment / manner method way /
  many multiple numerous several / many numerous plentiful / marine maritime ocean sea / market retail shop /
  market sell vend / marriage marry wedding / marriage spouse / mate partner peer / maternal mother /
  mature ripe ripen / maybe perhaps / mean median middle midpoint / meaning semantic sense / measure meter /
  mechanism process / media news / medical medicine pharmaceutical / member mp parliament / member owner shareholder /
  memory ram storage / memory recall recollect remember retain / menstrual menstruation period /
  merchant producer seller supplier trader vendor / merchant trade trader / message packet / message string text /
  meteorological weather / microscope slide / microscopic minute tiny / migrate move movement shift transfer travel /
  mind psychic psychological / minority smaller / minus negative subtract / mirror reflect / mobile phone telephone /
  molecule particle / mollusc shell / month monthly / month week / move walk / multiplication multiply product /
  multiply product times / municipal town urban / muscle muscular / must obligatory required / name nickname /
  narrative story / narrow slender / narrow thin / nasal nose / near nearby neighbouring proximity /
  necessary need require / necessity need / needy poor poverty / nerve neural neuron / network system / neutral ph /
  night nocturnal / nil nought zero / nitrogen urea / node vertex / noise sound / norm rule / notation sign symbol /
  note record write written / notice observe see view / null void / number prime / numerator top upper / nut seed /
  nutrient vitamin / observe see witness / observe view watch / observer participant spectator viewer witness /
  odd peculiar strange unusual / odd uneven / odds probability / oedema swelling swollen / offer proposal /
  officer police policeman / offspring progeny young / once single / one single sole / online website /
  only purely solely / open unlock / operate run working / operation surgery surgical / opinion poll survey /
  oppose opposition resist / oppose resist withstand / oppose resistance resistor / organ spleen /
  organism parasite pathogen / oscillate pendulum swing / oscillate vibrate / oscillation wave / output print /
  output production yield / output result / outsider stranger unfamiliar / outsider stranger unknown /
  overall total whole / own property / owner possess / pace rate speed velocity / packet send transmit / page sheet /
  page site website / page web website / paid pay payment settle / painting picture / pair twin / pane window /
  part partial / participant patient subject / participant subject volunteer / particular special specific unique /
  partition wall / partner partnership / partner spouse / party political / party politician / pass succeed /
  passenger traveller / past previous / patient sufferer / peel skin / penalty punish reinforcement /
  penalty punish sanction sentence / people public / percent percentage proportion / period season / personal private /
  personnel worker workforce / phase stage step / phoneme phonetic phonological sound / phrase sentence /
  place position put / plan scheme / plant seed sow / plant seedling sow / plant station / plant workshop /
  plot story / poison toxic toxin / poison toxic venom / pole rod / poll questionnaire survey / position rank status /
  positive present / potential voltage / power square / powerful strength strong stronger / practise rehearse repeat /
  precipitation rain rainfall / precipitation rain shower / press pressure stress / prevent protect safeguard /
  proof prove / proof receipt / protect secure / pull tensile tension / pupil schoolchild student / pure unmixed /
  quadratic square / query question request / query search / queue wait / quickly soon within / quiet silence silent /
  rainfall rainy wet / rare scarce shortage / rare seldom / rare uncommon unusual / read reader /
  rebel rebellion revolt riot rise uprising / recall remember retrieve / record row tuple / recover regain /
  recur relapse return / recur repeat / recycle reuse / reduce simplify / refund repay return /
  refuse reject repudiate / refuse rubbish waste / refuse veto withhold / reinforce strengthen / reinforcement steel /
  relation table / remark say state / remit send transfer / reservoir tank / resolve settle / restore return revert /
  result theorem / retail shop store / retailer shopkeeper trader / review revise / revolution rotate spin turn /
  revolve rotate spin / revolve rotate turn / rhyme sound / rich wealth wealthy / rigid severe strict / rigid solid /
  rigid stiff / river stream water / road street / rob steal theft / robust strength strong / rod stick / room space /
  root solution zero / root tuber / rotation skater / rotor wheel / rough uneven / row series / rural village /
  safe safety secure / sale sell seller selling / sample specimen / sample subset / saturate soak steep /
  say speak speech talk / scientific scientist / sediment settle sink / seed seedling sow / seize take / send upload /
  settle settlement / shift turn / simultaneously together / sing singer song vocal / slope uphill / soft tender /
  soil surface topsoil / solar sun sunlight / sound vowel / spouse wife / spread transmit / stalk stem /
  strain stress / strand string thread / stream video / subject topic / sugar sweet / surprise unexpected /
  surround wrap / survive survivor / swell swollen / tendency trend / term word / triangle triangular /
  triumph victory win / tuber yam / tyre wheel / unknown variable / urinary urine wee / value worth / vein venous /
  viral virus / vocal voice / weak weaken / week weekly / widow wife / write writer
`
  .trim()
  .split(/\s*\/\s*/);
