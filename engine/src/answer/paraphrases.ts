/**
 * Everyday and academic words that learners use for one another, in groups set apart by strokes. Written by hand for
 * questions about study texts: a word stands in a group only if, asked with one of its members, a passage with another
 * would be accepted as meant.
 */
export const WORD_GROUPS: readonly string[] = `
  swap interchange exchange / gather crowd huddle cluster / sick illness ill disease / distance spacing apart /
  soon within quickly / carelessness careless negligence negligent / illness disease sickness /
  increase rise grow raise expand growth gain climb /
  decrease reduce fall drop decline lower reduction shrink lessen diminish cut fewer /
  cause produce lead bring trigger induce provoke / result effect outcome consequence impact /
  begin start commence initiate onset / end stop finish cease halt terminate /
  invent create devise design develop originate introduce propose / discover find identify detect reveal /
  propose suggest recommend advise put / make produce manufacture generate form create synthesise /
  build construct erect assemble / buy purchase acquire / sell vend market /
  pay wage salary earnings income remuneration / cost price expense charge fee / costly expensive dear costlier /
  cheap inexpensive affordable / money cash funds finance / tax levy duty tariff /
  company firm business enterprise corporation / product good commodity goods item / customer consumer buyer client /
  seller supplier vendor producer merchant trader / worker employee labour labourer staff / boss employer manager /
  rich wealthy richer affluent / poor poverty needy / big large great huge enormous bigger larger /
  small little tiny minute smaller / fast quick rapid speedy swift faster / slow gradual sluggish slower /
  speed rate velocity pace / quickly rapidly fast / strong powerful stronger strength / weak feeble weaker weakness /
  hard difficult tough difficulty / easy simple straightforward easier /
  important essential vital crucial significant key necessary / need require necessary requirement needed /
  allow permit enable let / prevent avoid stop block inhibit hinder / forbid ban prohibit outlaw /
  help assist aid support / protect defend guard shield preserve / keep maintain retain preserve hold store /
  remove eliminate expel discard delete extract / abandon reject discard drop dismiss /
  ignore neglect disregard overlook drop / use apply employ utilise application usage / surplus excess extra spare /
  shortage lack deficit scarcity deficiency shortfall / happen occur arise /
  change alter modify transform shift convert / turn convert transform become / replace substitute swap exchange /
  join connect link attach bind combine unite / separate divide split break / mix combine blend mixture /
  burst explode rupture lyse / swell expand enlarge bulge / soak immerse place submerge / melt thaw liquefy /
  freeze solidify frozen / cold cool low chilly temperature / hot warm heat high temperature /
  wet moist damp moisture / dry arid dehydrate / plant crop vegetable vegetation / animal creature organism /
  human man person people / people population person individual citizen inhabitant / child infant baby children kid /
  woman female women / man male men / doctor physician clinician /
  illness disease sickness disorder ailment condition / patient sufferer / treat cure therapy treatment remedy /
  drug medicine medication / injury wound damage harm / harm damage hurt injure /
  dangerous harmful hazardous risky toxic / danger hazard risk threat / safe secure safety /
  die death died dead mortality / kill destroy murder / live survive exist / birth born / food nutrition diet feed /
  eat consume ingest feed / drink swallow / salt sodium chloride saline / sugar glucose sucrose / fat lipid /
  air gas atmosphere / weight mass heavy / size magnitude extent dimension / amount quantity volume number /
  length long distance / height tall high / depth deep / age old / number count figure total /
  part component element constituent portion section / whole entire total complete /
  kind type sort category class form variety / group set class cluster / step stage phase /
  method technique procedure approach way process / way manner method / rule law principle regulation /
  theory model hypothesis idea view / idea concept notion thought view model / picture model image view /
  belief view opinion attitude / argue claim maintain contend assert /
  show demonstrate prove reveal indicate display / prove demonstrate establish confirm verify /
  explain account clarify describe / describe outline depict explain / call name term label /
  name title call coin word / coin invent suggest name / mean signify denote refer meaning / symbol sign notation /
  measure gauge determine calculate / calculate compute determine find work formula / formula equation expression /
  test check examine verify trial / study investigate examine research explore /
  researcher scientist scholar investigator / experiment trial test study / choose select pick opt decide /
  decide determine choose decision / judge judgment court ruling / agree accept consent approve /
  refuse reject decline deny / ask request demand / want desire wish / wish want intend /
  goal aim objective purpose target / purpose function role aim use / role function job task duty /
  duty obligation responsibility / job work employment occupation task / problem difficulty challenge trouble issue /
  error mistake fault slip / fix repair correct solve remedy / solve resolve answer solution /
  fail failure unsuccessful / succeed success successful achieve work / win victory triumph / lose loss lost /
  fight war battle conflict struggle / attack assault invade raid / conquer defeat overcome capture seize /
  annex seize conquer cede cession colony / colony possession territory protectorate / rule govern reign administer /
  ruler king monarch emir oba sultan chief / leader head chief leadership /
  government state administration authority / country nation state / city town urban / village rural /
  area region zone territory / place location position site spot / place put position / near close adjacent beside /
  border boundary frontier edge / outside external exterior outer / inside internal interior within inner /
  top upper highest peak / bottom lowest base / maximum highest peak greatest most plateau /
  minimum lowest least smallest / average mean / usual normal typical common ordinary / rare uncommon unusual /
  same equal identical alike / similar alike resemble like / different unlike distinct differ /
  opposite reverse contrary contrast / new novel recent fresh modern / old ancient former earlier /
  current present today now modern currently / today now currently present nowadays / early first initial /
  later after subsequent / first initial original earliest / last final latest / next following subsequent /
  before prior previous earlier / often frequently common regularly / always constantly / never not /
  constant fixed steady unchanged / vary differ change fluctuate variation / stable steady balanced equilibrium /
  balance equilibrium / true correct right valid / false incorrect wrong untrue / good beneficial positive advantage /
  bad poor negative badly worst / worse worst badly poorly / best better optimal ideal /
  advantage benefit merit strength / disadvantage drawback limitation weakness demerit /
  benefit gain advantage profit / profit gain earnings revenue / earn gain income revenue /
  give provide supply offer deliver / supply provide furnish / get obtain receive acquire gain / take receive accept /
  send transmit transfer convey / move travel migrate movement shift transfer / travel journey voyage trip /
  carry transport convey bear bring / transfer pass transmit convey / enter join penetrate entry /
  leave exit depart escape / return restore revert / absorb uptake take / release discharge emit secrete /
  flow stream current / spread distribute disperse diffuse scatter / collect gather accumulate /
  store save storage memory keep / save conserve preserve / remember recall recollect retain memory remembering /
  forget lose forgetting forgotten / learn study acquire learning / teach instruct train educate /
  know knowledge aware / understand grasp comprehend comprehension / think believe consider thought /
  see observe notice view / look examine observe / hear listen sound / feel sense emotion feeling /
  afraid fear frightened scared / angry anger / happy happiness joy pleasure / mind brain mental /
  brain cerebral mind / sleep asleep / speak talk speech say / say state claim mention / write record note written /
  read reading / list enumerate / order sequence arrangement rank / arrange order organise sort /
  sorted ordered arranged / jumbled unsorted unordered random disordered / random chance haphazard /
  divide split partition / multiply product multiplication / multiplier factor coefficient constant /
  add addition sum insert plus / subtract minus difference / insert add place / delete remove erase /
  search look seek find / item element member entry / compare contrast comparison / repeat again repetition iterate /
  time period duration / year annual yearly annually / month monthly / day daily / full complete whole fullness load /
  empty vacant void / open unlock / close shut / resize enlarge grow expand rebuild / enlarge expand extend grow /
  limit restrict bound ceiling constraint restriction / control regulate govern manage /
  manage run administer handle / perform carry execute conduct do / run execute operate / operate work function /
  affect influence impact / influence affect shape / depend rely dependent / belong own ownership owner /
  own possess have ownership / contain include hold comprise consist / consist comprise compose contain /
  exclude omit / cover include / sensitive responsive elastic react / respond react response reaction answer /
  base alkali alkaline basic / metal metallic / solid rigid / liquid fluid / power energy strength / force push pull /
  push force press / pressure stress press / light bright / dark darkness / colour shade hue / shape form structure /
  structure arrangement form organisation / surface outside face / layer sheet film / hole pore opening gap /
  wall barrier / pure distilled clean / dirty contaminated polluted impure / pollute contaminate pollution /
  clean purify / rain rainfall precipitation / river stream water / land soil ground / soil earth ground /
  farm agriculture farming farmer cultivate / grow cultivate plant raise / harvest yield reap / seed grain /
  tree wood forest / parent mother father / family kin household / marry marriage wedding /
  law statute legislation act rule / contract agreement deal / agreement contract treaty accord /
  promise pledge undertaking / guilty convict conviction / crime offence criminal /
  punish penalty punishment sanction sentence / case lawsuit suit / right entitlement / freedom liberty independence /
  vote elect election ballot / lend loan borrow credit debt / debt liability loan owe / asset property possession /
  record document register entry / account ledger / error mistake discrepancy / evidence proof /
  sign signal indication mark symptom / spend expenditure spending outlay /
  share portion proportion percentage fraction / percent percentage proportion / half 50 / double twice /
  single one sole / several many multiple numerous / enough sufficient adequate / together jointly joint complement /
  alone lone single isolated / religion faith belief / school college education / university college /
  hospital clinic medical intravenous / drip infusion intravenous / phone telephone mobile / computer machine /
  ship boat vessel / origin source come derive root / originate come derive origin /
  suit useful appropriate suitable fit / suitable appropriate fit proper / useful helpful valuable / waste refuse /
  copy duplicate replicate / hide conceal mask / rise rebel revolt uprising rebellion riot /
  protest riot demonstration revolt / oppose resist opposition resistance / resist withstand oppose /
  support back favour / cooperate collaborate cooperation / compete rivalry competition competitor rival /
  enemy opponent foe / friend ally / sick ill unwell / healthy fit health / tired fatigue exhausted /
  blame fault responsible / responsible accountable liable / liable responsible liability / believe think hold /
  aware conscious / unaware unconscious / attention focus concentrate / focus concentrate centre / wait delay /
  delay postpone lag / quit leave stop / hurt pain ache / pain ache sore / touch contact / meet encounter contact /
  visit attend / follow obey pursue / break breach violate rupture / heal recover repair / recover regain /
  improve better enhance / worsen deteriorate / study revise learn revision / lamp bulb light / glow shine light /
  wire cable line conductor / instantly immediately instant once / guess estimate /
  viewer observer witness spectator participant / crash smash collide collision hit accident / hit strike beat /
  driver motorist / passenger traveller / operation surgery / operate surgery / surgeon surgery doctor /
  nurse midwife / pregnant pregnancy expectant / mosquito vector insect / insect pest bug / pest insect weed /
  germ bacteria microbe pathogen microorganism virus / infect infection contagious transmit /
  catch contract infection / fever temperature / jab vaccine vaccination immunise immunisation / heart cardiac /
  lung pulmonary respiratory / breathe respiration breathing / kidney renal / liver hepatic /
  blood bleed haemorrhage / bone skeleton skeletal / skin dermal / muscle muscular / nerve neural neuron /
  stomach gastric abdominal belly / vomit nausea sick / stool faeces diarrhoea / urine urinate /
  swell swelling inflammation oedema / itch rash / dose dosage amount / tablet pill capsule / poison toxic toxin /
  overdose excess / diagnose diagnosis identify detect / vitamin nutrient / starve hunger malnutrition / thin slim /
  obese overweight / fertiliser manure nutrient compost / manure compost fertiliser dung / weed herbicide /
  spray pesticide insecticide / irrigate irrigation water / plough till tillage / sow plant seed /
  livestock cattle animal herd / cow cattle / goat sheep / chicken poultry hen / fish aquaculture / erosion wash /
  farmer grower / ripe mature ripen / mature ripe adult / rot decay decompose spoil / spoil decay deteriorate /
  barn store storage / peel skin / leaf leaves foliage / root tuber / sun sunlight solar / shade shadow / rainy wet /
  drought dry / weather climate / season period / bookkeeping accounting record / bookkeeper accountant /
  accountant auditor / audit inspect examine / debit left / credit right / creditor payable owe / debtor receivable /
  invoice bill / receipt proof / wear depreciation / depreciate depreciation / stock inventory goods /
  capital equity / owner proprietor / partner partnership / shareholder member owner / dividend profit share /
  loss deficit / budget plan / expense cost expenditure / revenue income sales turnover / cash money liquid /
  bank lender / interest rate / value worth / forge fraud fake / fraud deceit dishonest cheat / cheat deceive fraud /
  lie false mislead misrepresent / mislead misrepresent deceive / trick deceive fraud / sue claim action court /
  court judge tribunal / lawyer counsel solicitor barrister / victim plaintiff claimant / accused defendant /
  minor infant child underage / bargain deal agreement / valid binding enforceable / void invalid unenforceable /
  cancel revoke withdraw rescind terminate / withdraw revoke cancel retract / offer proposal /
  acceptance accept agree / compensation damages compensate / refund repay return / clause term provision /
  gift donate / consideration price exchange / threaten duress threat force / force compel coerce duress /
  negligent careless negligence / care duty / witness testify / treaty pact agreement /
  independence freedom sovereign / colonial colonise imperial british / slave slavery / missionary church christian /
  trader merchant trade / trade commerce exchange / soldier army troops military / queen monarch /
  found establish set / founder establish found / party political / politician leader / constitution constitutional /
  amalgamate merge unite unify / merge amalgamate combine join / minority smaller / majority most /
  riot uprising unrest / tribe ethnic people / religion muslim christian islam / jihad war /
  empire kingdom caliphate / kingdom empire state / capital headquarters / railway train rail / export ship sell /
  import buy / mine mining / factory plant industry / industry manufacture / atom particle / molecule particle /
  substance material compound / react combine / catalyst enzyme speed / dissolve soluble solubility /
  solution dissolved mixture / concentrate strong concentration / dilute weak dilution /
  concentration strength amount / neutral neutralise ph / boil evaporate vapour / vapour steam gas / crystal solid /
  rust corrosion corrode oxidise / burn combustion combust fire / fire burn flame / smell odour / taste flavour /
  explode detonate / pressure compress / reverse backward opposite / forward ahead / reversible equilibrium /
  electricity electric electrical current / current flow electricity / voltage potential /
  resistance oppose resistor / magnet magnetic / wave oscillation / vibrate oscillate vibration / frequency hertz /
  gravity weight / accelerate speed acceleration / energy work / machine device engine /
  device appliance instrument tool / instrument meter device / meter measure / fuse breaker / plug socket /
  shock electrocute / circuit loop / series row / parallel across / battery cell / engine motor / generator dynamo /
  proof prove / theorem result / variable unknown / graph plot curve / slope gradient steepness /
  derivative differentiate rate / integrate integral area / area region space / curve line / straight linear /
  angle degree / circle round circular / root zero solution / zero nought nil / infinite endless infinity unlimited /
  approach tend near / limit boundary / continuous unbroken / break discontinuity / set collection /
  probability chance likelihood / likely probable probability / dice die / middle median centre /
  spread variance deviation / sample subset / matrix array / row line / column vertical / solve find /
  simplify reduce / factor divide / prime number / even pair / odd uneven / square power / sum total add /
  remainder left / largest biggest maximum greatest / loop repeat iteration / function method routine /
  program code software / software program application / memory ram storage / list array sequence / key value /
  lookup search find / duplicate repeat equal / recursive recursion / halve half divide / worst slowest /
  efficient fast / inefficient slow / bug error / input data / output result / tree hierarchy / node vertex /
  memorise remember rehearse learn / rehearse repeat practise / cram mass study / recall retrieve remember /
  cue prompt hint / eyewitness witness testimony / distract interfere distraction / interfere disrupt interference /
  confuse mix / attention notice / awake conscious / personality character / behave behaviour act /
  behaviour conduct act / habit routine / reward reinforce reinforcement / stress anxiety pressure /
  anxious anxiety worry / sad depression / therapy counsel treatment / intelligence iq / emotion feeling mood /
  motivate motivation drive / perceive perception / experience event / event happening incident episode /
  fact information knowledge / information data knowledge / ability capacity skill / capacity ability limit /
  talent gift / language speech / word term / sentence phrase / story narrative / meaning sense semantic /
  picture image visual / sound acoustic audio / eye visual sight / ear hearing auditory / hand arm / walk move /
  lift raise / push shove / fill load / pour flow / cover coat / wrap surround / surround enclose / attach fix join /
  loose free / tight firm / rough uneven / smooth even / thick dense / thin narrow / wide broad / heavy dense mass /
  light weigh / sharp acute / blunt dull / loud noise / old elderly aged / young juvenile youth / adult grown /
  infant newborn baby / death mortality fatal die / fatal deadly lethal / survive survival live /
  birth delivery labour / marriage spouse / husband spouse / wife spouse / society community social /
  culture custom tradition / law legal / illegal unlawful / legal lawful / fair just equitable / unfair unjust /
  grade level / exam test / student learner pupil / teacher lecturer tutor / lesson class / subject topic /
  book text / page sheet / letter mail post / message communication / news information / phone call /
  internet online web / website online / vehicle car lorry truck / road highway / bridge cross / house home building /
  building house structure / room space / door entrance / window pane / table chart / chair seat / clothes garment /
  food meal / bread wheat / rice grain cereal / maize corn / cassava garri / yam tuber / meat beef / milk dairy /
  oil petroleum fuel / petrol fuel gasoline / fuel petrol energy / coal fuel / gold metal / iron steel / wood timber /
  paper document / plastic polymer / glass transparent / cloth fabric textile / rope string / appear seem emerge /
  appear arise emerge occur / reach attain achieve arrive / remain stay persist continue last / watch observe view /
  expect anticipate predict forecast hope / possible feasible likely able / report announce state account /
  serve act function work / direct guide control / certain sure definite / worry concern anxiety /
  involve include require concern / represent show symbolise depict stand / discuss talk debate /
  clear obvious evident plain / draw sketch plot / prepare ready make / attempt try effort /
  practice exercise train practise drill / past history former / recognise identify acknowledge know /
  imagine suppose visualise picture / suddenly abruptly instantly / reflect mirror / assume suppose presume /
  relate connect link associate relationship / announce declare proclaim / contribute add help /
  special particular specific unique / dominate control / situation circumstance condition case /
  admit accept confess acknowledge / quality feature characteristic property attribute trait / reply answer respond /
  pattern trend form / encourage promote motivate stimulate / insist demand / statement claim assertion /
  surprise astonish shock amaze / opportunity chance / future later / especially particularly mainly chiefly mostly /
  intense strong severe extreme / settle resolve / private personal / local regional / progress advance development /
  excite stimulate arouse / doubt uncertain question / criticise criticism object / strange unusual odd peculiar /
  interpret explain understand / comment remark / illustrate show example demonstrate / match correspond fit agree /
  analyse analysis examine / team group / proceed continue / accomplish achieve perform / adopt accept /
  grant give allow / prefer favour choose / warn alert caution / argument claim reason / face confront meet /
  award prize / disappear vanish lost / adjust adapt change regulate / extent range scope / conclude infer decide /
  conclusion result end / complex complicated difficult / aspect side feature / standard norm level /
  attract draw pull / relationship link connection association / trust confidence rely / exhibit show display /
  satisfy meet fulfil / about roughly approximately around nearly almost / regular constant usual / able capable /
  expose reveal uncover / strain stress / distinguish differ separate / hire employ recruit / truth fact reality /
  popular common widespread / precise exact accurate / mechanism process / guide lead / primary main first chief /
  president head leader / insure insurance / appoint choose select name / disturb upset interrupt disrupt /
  alternative option choice substitute / absent missing lack absence / exceed surpass above over / review revise /
  prominent leading important / imply suggest mean / species kind / steal rob theft / assess evaluate measure judge /
  assumption premise / persuade convince / description account / familiar known / uniform even same / imitate copy /
  perfect ideal / intend plan aim intention / network system / primarily mainly chiefly / division part branch /
  superior better / emphasise stress highlight / occupy hold / formal official / status rank position /
  endure last survive / disclose reveal tell / strengthen reinforce / unable cannot fail / relieve ease reduce /
  fundamental basic essential / impose levy / expert specialist / simultaneously together /
  composition make constituent / environment surroundings habitat / launch start / supplement add extra /
  tendency trend / doctrine principle rule / reproduce breed multiply / enforce apply uphold /
  permitted allowed lawful / obliged bound must compelled / bound obliged binding / bind bound oblige /
  entitled right / qualify eligible / consent agreement permission / approval consent permission /
  breach break violation / dispute conflict disagreement / injured hurt innocent / deceive mislead fraud /
  silent silence quiet / advertise advertisement / shop store retailer / auction bid / bid offer / deadline time /
  delay late / past previous / exist present / existing current / promise undertake / pay settle /
  unpaid outstanding due / owing due debt / partial part / fulfil perform complete / impossible frustration /
  destroy ruin / wealth riches / hunger famine / spread transmit / carrier vector / bite sting / bitten bite /
  parasite pathogen organism / symptom feature sign / severe serious grave / mild slight / treat manage /
  treatment therapy management / prevention prevent control / net bednet / repel deter / resistance resistant /
  resistant immune / immune immunity protected / immunity protection resistant / newborn infant neonate /
  toddler child / anaemia blood / coma unconscious / convulsion seizure / jaundice yellow / spleen organ /
  cell corpuscle / laboratory lab / microscope slide / sample specimen / negative absent / positive present /
  recur relapse return / dormant inactive sleeping / hatch emerge / egg lay / larva maggot / stagnant standing /
  swamp marsh / drain drainage / fertile rich / infertile barren poor / nutrient food mineral / nitrogen urea /
  legume bean groundnut cowpea / groundnut legume peanut / rotate rotation / fallow rest / mulch cover /
  topsoil soil surface / clay fine / sand coarse sandy / loam mixture / humus organic / acidic sour acid /
  lime limestone calcium / leach wash / washed leached / waterlogged flooded saturated / yield output harvest /
  output production yield / variety cultivar / hybrid cross / stalk stem / flower bloom / pollen pollinate /
  thresh grain / store silo / weevil insect / rodent rat /
  contradict conflict clash inconsistent disagree / sack dismiss remove fire / stitch suture / prize reward award /
  refuse withhold veto / sign assent signature / suddenly abruptly abrupt sudden / quit discontinue withdraw withdrawal /
  cross intersect / fake false pseudonym counterfeit / plenty abundant abundance / lots many number /
  patient subject participant / soybean soya / armpit axilla axillary / belly abdomen abdominal / heartbeat pulse /
  intestine bowel gut / mouth oral / nose nasal / tongue lingual / throat pharynx / womb uterus uterine / brain cerebral /
  bacterium bacteria germ microbe / multiply reproduce grow / coin currency money / royal king hereditary dynasty /
  throne succession kingship / beat defeat overthrow / licensed qualified / partly partial partially contributory /
  fault blame negligence / useless bad poor / reliable consistent dependable / verdict decision / pale yellow /
  deteriorate spoil rot / hook connect attach / crawl drift / laptop computer / exaggerate overstate / understate underestimate /
  purely solely only / alcohol ethanol spirit / burner flame / overall total whole / teenager adolescent minor youth /
  payment pay paid / lawyer advocate solicitor practitioner / sue suit action / bloodstream blood / acidity acid ph /
  twelve dozen / month week / chance probability likelihood / confirm verify / interested interest motivation /
  wasteful waste overhead inefficient / wait queue / blocked waiting / done completed finished complete / directly straight /
  back return / big large long / correct remedy adjust / armed military / rebel mutiny revolt / spy agent / jail prison imprison /
  thief robber steal / bribe corruption corrupt / cheat malpractice / jobless unemployed unemployment / hire recruit employ /
  raise promote increase / demote reduce / famous celebrated renowned / nickname name / bossy authoritarian / shy introvert /
  outgoing extrovert / smart intelligent clever / stupid foolish / lazy idle / busy active / noisy loud noise / quiet silent /
  calm stable / crazy mad insane / sad unhappy depress / scared fear afraid / bored boredom / jealous envy / proud pride /
  honest integrity truthful / polite courteous / rude disrespect / kind generous / cruel harsh brutal / brave courage /
  hungry hunger starvation / thirsty thirst / drunk intoxicated alcohol / pregnant gravid expectant / deliver birth labour /
  miscarriage abortion / twin pair / orphan parentless / widow bereaved / divorce separation dissolve / wedding marriage bride /
  bridewealth bride dowry / funeral burial bury / grave tomb / ghost spirit / prayer worship pray / holy sacred / sin evil /
  church congregation / mosque islam / priest clergy / chief ruler head / clan lineage kin / ancestor forefather descent /
  slave servant bondage / rent lease tenancy / tenant lessee / landlord lessor / mortgage loan security / borrow loan debt /
  savings save deposit / withdraw withdrawal cash / transfer remit send / import foreign / export abroad / shop market retail /
  advert advertise promotion / brand trademark / customer buyer consumer / complain complaint grievance / strike boycott /
  union association / meeting assembly conference / speech address / debate discuss argument / vote ballot poll election /
  rigging fraud malpractice / parliament legislature assembly / senator legislator lawmaker / minister secretary / mayor chairman /
  policeman police officer / soldier army / weapon arm gun / bomb explosive / bullet shot / peace truce / border frontier /
  map chart / compass direction / hill mountain / valley gorge / lake pond / sea ocean / beach coast shore / island isle /
  flood inundate overflow / storm thunder / lightning discharge / snow ice frost / fog mist / cloud vapour / wind breeze air /
  dust particle / mud silt clay / stone rock / sandy sand / dirt soil / crop plant / weed grass / bush shrub / fruit berry /
  nut seed / bark stem / branch shoot / thorn spine / pest insect / worm parasite / snail mollusc / frog amphibian / snake reptile /
  bird fowl poultry / egg ovum / sperm semen / gene hereditary inherit / breed offspring / offspring young progeny / species kind /
  fridge cooler / cooker stove / pot vessel container / bottle container flask / cup beaker / spoon spatula / knife blade scalpel /
  needle syringe injection / bandage dressing / cotton swab / soap detergent / bleach disinfectant / disinfect sterilise sanitise /
  clean hygiene sanitary / dirty unhygienic / smell odour / cough respiratory / sneeze droplet / cold catarrh / headache migraine /
  dizzy faint giddy / itchy itch rash / swollen swelling oedema / bruise contusion / cut laceration incision / burn scald /
  broken fracture / sprain strain / paralysed paralysis stroke / blind vision sight / deaf hearing / mad psychosis / coma unconscious /
  medicine drug tablet / painkiller analgesic / antibiotic antimicrobial / cure heal treat / relapse recur / side adverse unwanted /
  swallow ingest oral / inject injection injected / breathe respire inhale / chew mastication / digest digestion /
  pee urine urinate / poo stool faeces / sweat perspire perspiration / bleed haemorrhage / clot coagulate thrombus /
  speed velocity fast / slow retard decelerate / push thrust force / pull tension attract / spin rotate revolve / bend curve refract /
  bounce reflect rebound / shine emit radiate / glow luminous / melt fuse / boil vaporise / mix stir blend / filter strain sieve /
  heavy dense massive / float buoyant buoyancy / sink submerge / stretch extend elastic / squeeze compress / twist torsion /
  crack fracture / leak escape seep / plug stopper / pipe tube duct / pump circulate / tank reservoir / valve gate / wheel rotor /
  engine motor machine / fuel petrol combustion / spark ignite ignition / smoke soot / rubbish waste refuse / recycle reuse /
  guess estimate approximate / maths calculation / minus subtract negative / plus add positive / times multiply product /
  divide quotient / top numerator upper / bottom denominator lower / shape figure / corner vertex / edge side / flat plane /
  slope gradient / middle midpoint mean median / spread dispersion range variance / typical average / pick select draw /
  coin toss / outcome result / bet gamble odds / file document / folder directory / click select / screen display monitor /
  keyboard input / print output / crash fail failure / hacker attacker intruder / password credential key / virus malware /
  wifi wireless / website web page / download transfer / upload send / backup copy / delete erase remove / bug defect fault /
  slice quantum / homework assignment / cheat copy / fail repeat / pass succeed / grade mark score / classroom class /
  lecture lesson / textbook book / essay composition writing / poem verse poetry / novel fiction / character hero protagonist /
  villain antagonist / ending resolution conclusion / plot story / funny comic humour comedy / sad tragic tragedy / rhyme sound /
  writer author novelist / translate translation / accent pronunciation / grammar syntax / vowel sound
`
  .trim()
  .split(/\s*\/\s*/);
