/**
 * Stems of everyday English words. Their absence from a lesson says little about whether the lesson answers a question;
 * that of a noun says more than that of another word. Chosen by how often the words were met in the sense counts of
 * Princeton WordNet 3.1.
 */
export const COMMON_NOUNS = `
  abil absenc ac academ account acr action activ adam addit administr advantag adventur advert advic aerat affair
  afternoon ag agenc agent agreement air aircraft alaska allot america american amount anaconda analysi analyt
  anger anim anod antenna antibodi anxieti apparatu appeal applic april arc area argument arm armi arrow art
  articl artist aspect assumpt atmospher atom attent attitud audienc august author automobil avocado award babi
  background bag ball band bank barn barrel basebal basement basi bastard batteri battl beam bed bedroom bee beer
  behavior belief bench bill binomi bird bit blanket block blood blow board boat bodi boi bond book boot bottl
  bottom box brain branch brass bridg brigad brother bullet bunk busi button camera camp campaign cancer candid
  cap capac capit captain car career case cat catcher categori cathol cattl cell cent center centuri ceremoni
  chain chair champion chanc chapter charact chart cheek cheer chemic chest chicago chicken child chin chlorin
  choic christ christian church cigarett circl circumst citi citizen civil clariti class classif clinic clock
  cloth cloud club cluster cm coach coast coat coffe collag colleg colonel coloni column combat comedi command
  commiss committe commun communist compani companion comparison complement compon composit compuls comrad concept
  conclus concret condit confer conflict congreg congress conjug conscienc conscious consequ contact content
  context contrast convers convict cop copi core corner corpor corps correl cost counti countri coupl courag cours
  court cow creatur credit crew crime crimin crisi crowd cuba cultur cup curios curv custom dai dalla data date
  daughter death debat decad decis defens degre densiti depress depth descript desk despair destruct detail deterg
  devic devil diamet dictionari difficulti digniti dimens din dinner director dirt disast discharg discoveri
  discrimin diseas disk distanc distribut district divis doctor doctrin dog dollar door dot dozen drama dream
  driver drug dust duti ear earth earthquak east econom economi edg editor educ effect effici effluent effort egg
  elect electr electron element emot emphasi employ employe end enemi energi engin england english enterpr entranc
  entri envelop environ equip equival error essai esthet europ european event evid exampl except exchang execut
  expans expenditur expens experi experiment expert explan extent ey face facil fact factor factori failur faith
  famili fan farm farmer fashion fate father fear featur februari fellow femal fenc fiction field fig figur film
  financi finger fish fist flag flame flesh flexibl flight floor flow flower fluid flux fog folk folklor food fool
  foot forest form format formula fraction frame freedom french frequenc fridai friend front fruit function fund
  futur ga game garden gate georgia german gestur gift girl glass glori goal god gold govern grade gradient gram
  graph grass greek ground group growth guest gui gun gymnast habit hair hall hand hast hat haterd head health
  heart heat height helium hen hero hill histori historian holder hole holm home homer honei horizon horror hors
  hospit host hotel hour hous hr human humor hunt husband hut hypothalam hypothalamu ic idea illus imag imit
  immort impact implic impuls inch incid incom industri influenc inform injuri insight instanc instant institut
  instrument integr intens intent interact interest interior intersect interv iodin irish iron island item jacket
  jew jewish job joi joke journei judgment june juri justic kei kid kind king kitchen knee knowledg labor
  laboratori ladi land landscap languag lao lap laughter law lawyer leader leadership leaf lectur leg legend
  legisl length lesson letter level liber lieuten life line linguist lip liquor list literari literatur loan locat
  loss lot luck lung lyric ma machin machineri magazin magnet magnitud mai man manag manner manufactur mar market
  marriag mass master mate materi matter matur meal mechan medic medium member membership memori men mess messag
  metal method metropolitan mexican mg microscop mile militari milk milligram mind mine minut mission mistak
  mixtur mm model moment mondai monei month mood moon moral morn mother motion motiv mountain mouth movement movi
  mud murder muscl music musician name nation necess neck negro neighbor neighborhood nerv nest network newspap
  night noiz north nose noth notion novel novemb nucleu number oath object occas occup occurr offic oil onset
  opinion opportun orbit outcom outlook owner oxid oxygen pa page pain painter pair pansi papa paper parent pari
  part parti particl partner passag patch path patient patrol pattern payment peac peopl percent percentag percept
  period person personnel petition phase phenomenon philosoph philosophi phone photograph phrase physiolog pictur
  piec pistol pitcher plane planet plant plate plato player pleasur plenti plot plug pocket point polic polici
  polynomi pond pool popul porch portion posit pound powder power presenc presid pressur price pride priest
  principl prison privileg problem procedur process product profess professor program progress project proof
  properti proport prospect protein protest provis psychologist purpos quack qualiti quantiti quarter queen
  question radiat radio rage rain rang rank rate ratio reaction reader realiti rear reason rebel recognit record
  recreat reduct regiment region registr relationship relief religion represent republican reput research resid
  resolut resourc respons result rhythm rifl river road rock role roleplai roof room root routin row rule rumor
  russian saddl safeti sale salesman salin salt sampl satisfact saturdai scale scene school scope screen sculptur
  sea season secretari section seed self senat sens sensat sentenc sentiment septemb sequenc seri serum servic
  session sewag sex sexual shade shadow shame shape shear sheep sheet shell shelter ship shirt shoe shop shore
  shot shoulder shower side sidewalk sight signal silenc sin sir sister site situat size sketch skill skin sky
  slave slope smoke snake snow social societi soil soldier solut someon son song sort soul sourc south soviet
  space spark speci specialist spectrum speech speed spirit sport spot spring staff stage stair stall star state
  statement station statu steel stem step stick stock stockhold stomach stone stori stranger stream street
  strength stress string strip structur student studio style subject substanc suburb suburban success sum summer
  sun sundai surfac sweat sympathi system tabl tale talent tangent target task tax teacher team technic techniqu
  technolog teenag telephon televis temperatur tendenc tension tent term text textur theater theolog theologi
  theori thermal thing thought thousand threat throat thunder thyroglobulin thyroid time tip tissu titl todai toe
  tomorrow tone tongu tool tooth top town trade tradit train transit transport trap treatment tree trend trial
  trip troop troubl truck truth tsh tsunami tube tumor tune type uniform union unit uniti univers utopia utopian
  vacat vallei valu variat varieti vehicl vein veloc version veteran victim victori view villag violenc virginia
  vision visual vocat voic volum wage wagon wai wall war washington water wave wavelength weak weapon weather week
  weight west while whiski wife wind window wing winter wire woman wood word worker world worship writer yard ye
  year yesterdai youth`
  .trim()
  .replace(/\s+/g, ' ');

/** Verbs, adjectives and adverbs. */
export const COMMON_OTHERS = `
  abandon abl about abov abroad absent absolut absorb abstract absurd acceler accept accommod accompani accomplish
  accord accur accus achiev acquir act actual ad add address adequ adjust administ admir admit adopt advanc adviz
  affect affirm affix afford afraid afterward again ago agre ahead aid aim alert aliv all allow almost alon along
  alreadi also alter altern alwai amaz ambigu amend analyz angri ani announc anoth answer anticip anywai apart
  appar appear appli appoint appreci approach appropri approv approxim argu ariz around arous arrang arrest arriv
  as asid ask assembl assert assess assign assist associ assum assur astonish attach attack attain attempt attend
  attract attribut authent automat avail averag avoid aw awai await awak awaken awar back bad balanc bang bar bare
  base basic bat bath be bear beard beat beauti becom befor beg began begin begun behav behind believ belong below
  bend benefit best bet betrai better bid big bind bite bitter black blame blaze blind bloom blue boast bore
  borrow bother bought bounc bound bow break breath brief briefli bright brilliant bring broad broaden broke
  broken brood brown brush bui build built bulb buri burn burst calcul call calm came capabl captur care carefulli
  carri carv cast catch caus ceas celebr central certain certainli challeng chang character characterist charg
  charm chase check cherish chief choke choos chose chosen cite claim clamor classifi clean clear clearli climb
  cling close clutch coincid cold collaps collect color combin come comfort commenc comment commerci commit common
  commut compar compel compet competit complain complet complex complic compos compound comprehens compriz comput
  conced conceiv concentr concern conclud condemn conduct confess confid confirm confront confus connect consciou
  conserv consid consider consist constant constitut construct consult consum contain contempl contemporari
  contend continu contract contribut control convei conveni convent convert convinc cook cool cooper coordin
  correct correspond count cover crack crash crawl creat creativ creep critic cross crouch crush cry cure curiou
  current curs cut dad daili damag damn danc danger dare dark dead deal decid declar declin decor decreas deduct
  deep deepli defeat defend defin definit delai deliber delic delight deliv demand democrat demonstr deni denot
  depart depend deriv descend describ desert deserv design desir desper destroi detect determin develop deviz
  devot did die differ differenti difficult diffus dilut diminish direct directli dirti disappear disappoint
  disciplin disclos discourag discov discuss dislik dismiss displai dissolv distant distinct distinguish disturb
  divid divorc do domest domin done doom doubl doubt down downtown drag dramat draw drawn dress drew drift drill
  drink drive driven drop drove drunk dry duck dull each eager earli earlier earn easi easili eat eight elabor
  elev elimin emerg emphas emploi empti enabl enact encount encourag endur enforc engag enjoi enorm enough enter
  entertain entir entitl equal equat erect escap especi essenti establish estim etern evalu even eventu ever everi
  everywher evil exact exactli exagger exam examin exce excel excess excit exclud exclus excus exerc exert exhaust
  exhibit exist expand expect explain explod exploit explor explos expos express extend extens extraordinari
  extrem fade fail faint fair fairli fall fallen familiar famou far fascin fast fasten fat favor feder feed feel
  fell felt few fierc fifteen fifti fight file fill filter final financ find fine finish fire firm firmli first
  fit five fix flash flat flee flew float flood fly focu follow forbid forc foreign forev forget forgiv forgot
  formal former formul forti fortun forward found four fourth frantic free freez frequent fresh friendli frighten
  froze frozen fulfil full fulli fundament funni furnish further furthermor gai gain gather gave gaze gener get
  giant give given glanc glare gleam glow glue go goe gone good got gotten grab gradual graduat grai grant grasp
  grave great greater greatli green greet grew grim grin grip grow grown guarante guard guess guid guy half halt
  handl hang happen happi harbor hard hardli hasten hate have healthi hear heard heav heavi heavili held help henc
  here hesit hid hidden hide high hire histor hit hold homogen honest honor hook hope hot howev huge hundr hurri
  hurt ideal ident identifi ignor ill illumin illustr imagin immedi impati impli import impos imposs impress
  improv in inadequ inclin includ increas increasingli incred inde independ indic indiffer individu induc inevit
  inherit initi injur inner innoc inquir insan insert insid insist inspect inspir instal instantli instead
  instruct insur intellig intend interfer intern interpret interrupt interview intim introduc invari invent invest
  investig invit involv irrit isol issu jerk join judg jump just keep kept kick kill kiss knew knock know known
  label lack lai laid larg larger last late later latter laugh launch lead lean leap learn leav led left legal
  lend lent less lessen let lick lie lift light like limit link liquid listen lit liter littl live load local lock
  logic long longer look loom loos lose lost loud love low lower mad made magnific mail main maintain major make
  male mani manifest march margin mark marri match maximum mayb mean meant meanwhil measur meet mental mention
  mere met middl million minim minimum minor miss mix moder modern modifi more moreov most mount move much
  multipli mum murmur mutter mysteri mytholog nail narrow natur near nearbi nearli necessari necessit need neg
  neglect negoti neutral never nevertheless new next nice nine no nod nonspecif normal northern not note notic now
  nowadai nuclear numer oblig obscur observ obtain obviou obvious occasion occupi occur odd off offer offici often
  ok old older on onc onli open oper oppos opposit orang order ordinari organ orient origin other otherw outlin
  outsid over overal overcom ow own pace pack pai paid paint pale parallel park particip particular particularli
  partli pass passion past paus peculiar peer penetr perceiv perfect perfectli perform perhap perman permit
  persist persuad physic pick pile pitch place plai plan plead pleas plung polar polish polit poor popular possess
  possibl post potenti pour practic prai praiz preach preced precis preciz predict prefer prepar present preserv
  press presum pretend pretti prevail prevent previou previous primari primarili prime princip print prior privat
  probabl proce proclaim produc profession profit profound promin promiz promot proper properli propos protect
  proud prove provid public publish pull punish purchas pure pursu pursuant push put qualifi quick quickli quiet
  quietli quit quot race radic rag raiz ran rapid rapidli rare rather ration reach react read readi readili real
  realist realiz realli recal receiv recent recogn recommend recov recruit red reduc refer reflect refus regard
  regist regret regul regular reinforc reject rel relat relax releas relev reliev religi remain remark rememb
  remind remov render renew rent repair repeat replac repli report repres reproduc request requir resembl resent
  reserv residenti resist resolv respect respond rest restor restrict resum retir return reveal revers review rich
  ride right ring rise risen risk roar roll rose rough round rub run rural rush rustl sacrific safe sai said sail
  same sang sat satisfactori satisfi savag save saw scan scare scatter schedul scientif score scrambl scratch
  scream search seat second secret secur see seek seem seen seiz select sell send sensit sent separ seriou serious
  serv set settl seven sever shake share sharp sharpli shave shield shift shine shock shook shoot short shout show
  shown shut sick sigh sign signific silent silver similar similarli simpl simpli simultan sincer sing singl sink
  sit six slam slap slash sleep slept slide slightli slip slow slowli small smaller smart smell smile smooth snap
  so soft softli sold sole solid solv some somehow sometim somewhat somewher soon sound southern span spare speak
  special specif specifi specul spend spent spin split spoke spoken sponsor spread squar squat squeez stagger stai
  stain stand standard stare start startl steadi steal still stimul stir stole stood stop store straight
  straighten strain strang strengthen stretch strike strive strong strongli struck struggl studi stuff stumbl
  stupid submit substanti substitut succe successfulli such sudden suddenli suffer suffici suggest suit superior
  supplement suppli support suppos sure surg surplu surpriz surround survei surviv suspend sustain swallow swam
  swear sweep sweet swell swift swiftli swing switch symbol sympathet take taken talk tall tap tast tatter taught
  teach tear tell ten tend termin terribl test thank then there therebi therefor thick thin think third thirti
  thoroughli threaten three threw throw thrown thrust thu tie tight tini tire togeth told toler tonight too took
  toss total touch tough trace trail transfer transform translat travel treat tremend true truli trust try tumbl
  turn twelv twenti twice twist two typic ultim unabl underli understand understood undertak uneasi unfortun uniqu
  unknown unlik unusu up uphold upper upstair urg us usual util vagu valid valuabl vanish vari variabl variou vast
  ventur veri vigor violat violent visibl visit vital vivid vote wait wake walk wander want warm warn wash wast
  watch wear weari weep weigh welcom well went western wet whatev wheel whip whisper white whole wide wild wildli
  will win wink wipe wise wish wit withdraw woke won wonder wooden wore work worn worri wors worth wound write
  written wrong wrote yell yellow yet yield young zero`
  .trim()
  .replace(/\s+/g, ' ');
