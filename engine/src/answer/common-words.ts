/**
 * Stems of everyday English words. Their absence from a lesson says little about whether the lesson answers a question;
 * that of a noun says more than that of another word. Chosen by how often the words were met in the sense counts of
 * Princeton WordNet 3.1.
 */
export const COMMON_NOUNS = `
  abil absenc ac academ account acr action activ addit administr advantag adventur advert advic aerat affair
  afternoon ag agenc agent agreement air aircraft allot america american amount analysi analyt anger anim antenna
  anxieti apparatu appeal applic april arc area argument arm armi arrow art articl artist aspect assumpt atmospher
  atom attent attitud audienc august author automobil award babi background bag ball band bank barn barrel
  basement basi batteri battl beam bed bedroom bee beer behavior belief bench bill bird bit block blood blow board
  boat bodi boi bond book bottl bottom box brain branch brass bridg brother bullet busi button camera camp
  campaign cancer candid cap capac capit captain car career case cat categori cathol cattl cell cent center
  centuri ceremoni chain chair champion chanc chapter charact chart cheer chemic chest chicken child choic christ
  christian church cigarett circl circumst citi citizen civil clariti class classif clinic clock cloth cloud club
  cluster cm coach coast coat coffe colleg coloni column combat comedi command commiss committe commun compani
  companion comparison complement compon composit concept conclus concret condit confer conflict congress conjug
  conscienc conscious consequ contact content context contrast convers convict copi core corner corpor correl cost
  counti countri coupl courag cours court cow creatur credit crime crimin crisi crowd cultur cup curios curv
  custom dai data date daughter death debat decad decis defens degre densiti depress depth descript desk destruct
  detail deterg devic diamet dictionari difficulti digniti dimens director disast discharg discoveri discrimin
  diseas disk distanc distribut district divis doctor doctrin dog dollar door dot dozen drama dream driver drug
  dust duti ear earth earthquak east econom economi edg editor educ effect effici effort egg elect electr electron
  element emot emphasi employ employe end enemi energi engin england english enterpr entranc entri envelop environ
  equip equival error essai europ european event evid exampl except exchang execut expans expenditur expens experi
  experiment expert explan extent ey face facil fact factor factori failur faith famili fan farm farmer fashion
  fate father fear featur februari fellow femal fenc fiction field fig figur film financi finger fish flag flame
  flexibl flight floor flow flower fluid flux food foot forest form format formula fraction frame freedom french
  frequenc fridai friend front fruit function fund futur ga game garden gate german gestur gift girl glass goal
  god gold govern grade gradient gram graph grass greek ground group growth guest gui gun habit hair hall hand
  head health heart heat height hero hill histori historian holder hole home honei horizon hors hospit host hotel
  hour hous human humor hunt husband ic idea illus imag imit impact implic impuls inch incid incom industri
  influenc inform injuri insight instanc instant institut instrument integr intens intent interact interest
  interior intersect interv iron island item job joi joke journei judgment june juri justic kei kid kind king
  kitchen knee knowledg labor laboratori ladi land landscap languag laughter law lawyer leader leadership leaf
  lectur leg legend legisl length lesson letter level liber life line linguist lip list literari literatur loan
  locat loss lot luck lung lyric ma machin machineri magazin magnet magnitud man manag manner manufactur market
  marriag mass master mate materi matter matur meal mechan medic medium member membership memori men mess messag
  metal method mg mile militari milk milligram mind minut mission mistak mixtur mm model moment mondai monei month
  mood moon moral morn mother motion motiv mountain mouth movement movi mud murder muscl music musician name
  nation necess neck neighbor neighborhood nerv nest network newspap night north nose noth notion novel novemb
  nucleu number object occas occup occurr offic oil onset opinion opportun orbit outcom outlook owner oxid oxygen
  pa page pain painter pair paper parent part parti particl partner passag patch path patient pattern payment peac
  peopl percent percentag percept period person personnel phase phenomenon philosoph philosophi phone photograph
  phrase physiolog pictur piec plane planet plant plate player pleasur plenti plot plug pocket point polic polici
  pond pool popul portion posit pound powder power presenc presid pressur price pride priest principl prison
  privileg problem procedur process product profess professor program progress project proof properti proport
  prospect protein protest provis psychologist purpos qualiti quantiti quarter queen question radiat radio rain
  rang rank rate ratio reaction reader realiti rear reason rebel recognit record recreat reduct region registr
  relationship relief religion represent reput research resid resolut resourc respons result rhythm river road
  rock role roof room root routin row rule safeti sale salt sampl satisfact saturdai scale scene school scope
  screen sculptur sea season secretari section seed self sens sensat sentenc septemb sequenc seri servic session
  sex sexual shade shadow shape shear sheep sheet shell shelter ship shirt shoe shop shore shot shoulder shower
  side sight signal silenc sir sister site situat size sketch skill skin sky slave slope smoke snake snow social
  societi soil soldier solut someon son song sort soul sourc south space spark speci specialist spectrum speech
  speed spirit sport spot spring staff stage star state statement station statu steel stem step stick stock
  stomach stone stori stream street strength stress string strip structur student studio style subject substanc
  success sum summer sun sundai surfac sweat system tabl tale talent target task tax teacher team technic techniqu
  technolog teenag telephon televis temperatur tendenc tension tent term text textur theater theolog theologi
  theori thermal thing thought thousand threat throat thunder time tip tissu titl todai tomorrow tone tongu tool
  tooth top town trade tradit train transit transport trap treatment tree trend trial trip troubl truck truth tube
  tune type uniform union unit uniti univers vacat vallei valu variat varieti vehicl vein veloc version victim
  victori view villag violenc vision visual vocat voic volum wage wai wall war water wave weak weapon weather week
  weight west wife wind window winter wire woman wood word worker world worship writer ye year yesterdai youth
`
  .trim()
  .replace(/\s+/g, ' ');

/** Verbs, adjectives and adverbs. */
export const COMMON_OTHERS = `
  abandon abl abroad absent absolut absorb abstract absurd acceler accept accommod accompani accomplish accord
  accur accus achiev acquir act actual ad add address adequ adjust administ admir admit adopt advanc adviz affect
  affirm affix afford afraid afterward ago agre ahead aid aim alert aliv allow almost alon along alreadi alter
  altern amaz ambigu amend analyz angri announc answer anticip anywai apart appar appear appli appoint appreci
  approach appropri approv approxim argu around arous arrang arrest arriv asid ask assembl assert assess assign
  assist associ assum assur astonish attach attack attain attempt attend attract attribut authent automat avail
  averag avoid awai await awak awaken awar back bad balanc bar bare base basic bat bath bear beard beat beauti
  becom beg began begin begun behav behind believ belong bend benefit best bet better bid big bind bite bitter
  black blame blind blue boast bore borrow bother bought bounc bound bow break breath brief briefli bright
  brilliant bring broad broaden broke broken brown brush bui build built bulb buri burn burst calcul call calm
  came capabl captur care carefulli carri carv cast catch caus ceas celebr central certain certainli challeng
  chang character characterist charg charm chase check chief choos chose chosen cite claim classifi clean clear
  clearli climb cling close coincid cold collaps collect color combin come comfort commenc comment commerci commit
  common commut compar compel compet competit complain complet complex complic compos compound comprehens compriz
  comput conced conceiv concentr concern conclud condemn conduct confess confid confirm confront confus connect
  consciou conserv consid consider consist constant constitut construct consult consum contain contempl
  contemporari contend continu contract contribut control convei conveni convent convert convinc cook cool cooper
  coordin correct correspond count cover crack crash creat creativ critic cross crush cry cure curiou current curs
  cut daili damag danc danger dare dark dead deal decid declar declin decor decreas deduct deep deepli defeat
  defend defin definit delai deliber delic delight deliv demand democrat demonstr deni denot depart depend deriv
  descend describ desert deserv design desir desper destroi detect determin develop deviz devot die differ
  differenti difficult diffus dilut diminish direct directli dirti disappear disappoint disciplin disclos
  discourag discov discuss dislik dismiss displai dissolv distant distinct distinguish disturb divid divorc do
  domest domin doubl doubt drag dramat draw drawn dress drew drift drill drink drive driven drop drove dry dull
  eager earli earlier earn easi easili eat eight elabor elev elimin emerg emphas emploi empti enabl enact encount
  encourag endur enforc engag enjoi enorm enough enter entertain entir entitl equal equat erect escap especi
  essenti establish estim etern evalu eventu ever everywher evil exact exactli exagger exam examin exce excel
  excess excit exclud exclus excus exerc exert exhaust exhibit exist expand expect explain explod exploit explor
  explos expos express extend extens extraordinari extrem fade fail faint fair fairli fall fallen familiar famou
  far fascin fast fasten fat favor feder feed feel fell felt fierc fifteen fifti fight file fill filter final
  financ find fine finish fire firm first fit five fix flash flat flee flew float flood fly focu follow forbid
  forc foreign forev forget forgiv forgot formal former formul forti fortun forward found four fourth free freez
  frequent fresh friendli frighten froze frozen fulfil full fulli fundament funni furnish further furthermor gain
  gather gave get giant give given glanc glow glue go goe gone good got gotten grab gradual graduat grai grant
  grasp grave great greater greatli green greet grew grip grow grown guarante guard guess guid guy half halt handl
  hang happen happi harbor hard hardli hasten hate healthi hear heard heav heavi heavili held help henc hesit hid
  hidden hide high hire histor hit hold homogen honest honor hook hope hot huge hundr hurri hurt ideal ident
  identifi ignor ill illumin illustr imagin immedi impati impli import impos imposs impress improv inadequ inclin
  includ increas increasingli incred inde independ indic indiffer individu induc inevit inherit initi injur inner
  innoc inquir insan insert insid insist inspect inspir instal instantli instead instruct insur intellig intend
  interfer intern interpret interrupt interview intim introduc invari invent invest investig invit involv irrit
  isol issu join judg jump keep kept kick kill knew knock know known label lack lai laid larg larger last late
  later latter laugh launch lead lean leap learn leav led left legal lend lent less lessen let lie lift light like
  limit link liquid listen lit liter littl live load local lock logic long longer look loos lose lost loud love
  low lower mad made magnific mail main maintain major make male manifest march margin mark marri match maximum
  mayb mean meant meanwhil measur meet mental mention mere met middl million minim minimum minor miss mix moder
  modern modifi moreov mount move multipli mysteri mytholog nail narrow natur near nearbi nearli necessari
  necessit need neg neglect negoti neutral nevertheless new next nice nine nonspecif normal northern note notic
  now nowadai nuclear numer oblig obscur observ obtain obviou obvious occasion occupi occur odd offer offici ok
  old older open oper oppos opposit orang order ordinari organ orient origin otherw outlin outsid overal overcom
  ow pace pack pai paid paint parallel park particip particular particularli partli pass passion past paus
  peculiar penetr perceiv perfect perfectli perform perhap perman permit persist persuad physic pick pile pitch
  place plai plan pleas polar polish polit poor popular possess possibl post potenti pour practic praiz preced
  precis preciz predict prefer prepar present preserv press presum pretend pretti prevail prevent previou previous
  primari primarili prime princip print prior privat probabl proce proclaim produc profession profit profound
  promin promiz promot proper properli propos protect proud prove provid public publish pull punish purchas pure
  pursu pursuant push put qualifi quick quickli quiet quot race radic raiz ran rapid rapidli rare ration reach
  react read readi readili real realist realiz realli recal receiv recent recogn recommend recov recruit red reduc
  refer reflect refus regard regist regret regul regular reinforc reject rel relat relax releas relev reliev
  religi remain remark rememb remind remov render renew rent repair repeat replac repli report repres reproduc
  request requir resembl resent reserv residenti resist resolv respect respond rest restor restrict resum retir
  return reveal revers review rich ride right ring rise risen risk roll rose rough round rub run rural rush
  sacrific safe sai said sail sang sat satisfactori satisfi save saw scan scare scatter schedul scientif score
  scratch scream search seat second secret secur see seek seem seen seiz select sell send sensit sent separ seriou
  serious serv set settl seven shake share sharp shield shift shine shock shook shoot short shout show shown shut
  sick sign signific silent silver similar similarli simpl simpli simultan sincer sing singl sink sit six sleep
  slept slide slightli slip slow slowli small smaller smart smell smooth snap soft sold sole solid solv somehow
  somewhat somewher soon sound southern span spare speak special specif specifi specul spend spent spin split
  spoke spoken sponsor spread squar squeez stai stain stand standard stare start steadi steal stimul stir stood
  stop store straight straighten strain strang strengthen stretch strike strive strong strongli struck struggl
  studi stuff stupid submit substanti substitut succe successfulli sudden suddenli suffer suffici suggest suit
  superior supplement suppli support suppos sure surplu surpriz surround survei surviv suspend sustain swallow
  swear sweep sweet swell swift swing switch symbol sympathet take taken talk tall tap tast taught teach tear tell
  ten tend termin terribl test thank therebi thick thin think third thirti thoroughli threaten threw throw thrown
  tie tight tini tire togeth told toler took toss total touch tough trace trail transfer transform translat travel
  treat tremend true truli trust try turn twelv twenti twice twist typic ultim unabl underli understand understood
  undertak uneasi unfortun uniqu unknown unlik unusu upper urg util valid valuabl vanish vari variabl variou vast
  ventur vigor violat violent visibl visit vital vote wait wake walk wander want warm warn wash wast watch wear
  weigh welcom well went western wet whatev wheel whisper white whole wide wild will win wipe wise wish wit
  withdraw won wonder wooden wore work worn worri wors worth wound write written wrong wrote yellow yield young
  zero
`
  .trim()
  .replace(/\s+/g, ' ');
