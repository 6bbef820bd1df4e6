/** Families of terms of sociology, anthropology and criminology; see ../term-families.ts. */
export const PEOPLE_AND_CULTURE = `
functionalism, conflict theory, symbolic interactionism, exchange theory, ethnomethodology
positivism, interpretivism, critical theory, postmodernism
social statics, social dynamics, law of three stages, positivism
theological stage, metaphysical stage, positive stage, industrial stage
mechanical solidarity, organic solidarity, collective conscience, anomie
social fact, social action, social structure, social system
instrumental rational action, value-rational action, affective action, traditional action
adaptation, goal attainment, integration, latency
manifest function, latent function, dysfunction, functional alternative
class in itself, class for itself, false consciousness, class consciousness
base, superstructure, mode of production, relations of production
primitive communism, slave society, feudalism, capitalism, socialism
looking-glass self, generalised other, significant other, role taking
front stage, back stage, impression management, face-work
folkway, mores, taboo, law
ideal culture, real culture, popular culture, high culture
subculture, counterculture, dominant culture, mass culture
cultural lag, culture shock, cultural diffusion, cultural relativism
invention, discovery, diffusion, acculturation
ethnocentrism, xenocentrism, cultural relativism, xenophobia
ascribed status, achieved status, master status, status set
role conflict, role strain, role set, role exit
dyad, triad, clique, crowd
acting crowd, casual crowd, conventional crowd, expressive crowd
contagion theory, convergence theory, emergent-norm theory, value-added theory
primary socialisation, secondary socialisation, anticipatory socialisation, resocialisation
total institution, bureaucracy, voluntary association, primary group
caste system, class system, estate system, slavery
upward mobility, downward mobility, horizontal mobility, intergenerational mobility, intragenerational mobility
absolute poverty, relative poverty, subjective poverty, chronic poverty
nuclear family, extended family, reconstituted family, single-parent family
family of orientation, family of procreation, consanguineal family, conjugal family
monogamy, polygyny, polyandry, group marriage
endogamy, exogamy, hypergamy, homogamy
levirate, sororate, ghost marriage, woman marriage
bridewealth, dowry, bride service, sister exchange
patrilocal residence, matrilocal residence, neolocal residence, avunculocal residence, bilocal residence
patrilineal descent, matrilineal descent, double descent, bilateral descent, ambilineal descent
lineage, clan, phratry, moiety
consanguinity, affinity, fictive kinship, filiation
cross cousin, parallel cousin, sibling, affine
Eskimo system, Hawaiian system, Iroquois system, Crow system, Omaha system, Sudanese system
band, tribe, chiefdom, state
egalitarian society, rank society, stratified society, acephalous society
hunting and gathering, pastoralism, horticulture, intensive agriculture, industrialism
generalised reciprocity, balanced reciprocity, negative reciprocity, redistribution
reciprocity, redistribution, market exchange, barter
animism, totemism, fetishism, ancestor worship, polytheism
witchcraft, sorcery, divination, spirit possession
shaman, priest, diviner, prophet
rite of passage, rite of intensification, calendrical rite, rite of affliction
separation, liminality, incorporation, communitas
unilineal evolutionism, diffusionism, historical particularism, structural functionalism, structuralism
cultural materialism, cultural ecology, symbolic anthropology, interpretive anthropology
emic approach, etic approach, holistic approach, comparative approach
physical anthropology, cultural anthropology, linguistic anthropology, archaeology
ethnography, ethnology, ethnohistory, ethnomusicology
participant observation, key informant interview, life history, genealogical method
church, sect, denomination, cult, new religious movement
sacred, profane, ritual, belief
secularisation, fundamentalism, religious revival, civil religion
industrialisation, urbanisation, modernisation, globalisation, westernisation
concentric zone model, sector model, multiple nuclei model, central place model
gemeinschaft, gesellschaft, folk society, urban society
invasion, succession, segregation, centralisation
suburbanisation, gentrification, counter-urbanisation, urban sprawl
crude birth rate, crude death rate, infant mortality rate, total fertility rate, general fertility rate
fertility, fecundity, mortality, morbidity
push factor, pull factor, intervening obstacle, chain migration
dependency ratio, sex ratio, growth rate, doubling time
relative deprivation theory, resource mobilisation theory, political process theory, new social movement theory
conformity, innovation, ritualism, retreatism, rebellion
strain theory, social control theory, labelling theory, differential association theory, rational choice theory
attachment, commitment, involvement, belief
primary deviance, secondary deviance, tertiary deviance, positive deviance
denial of responsibility, denial of injury, denial of the victim, condemnation of the condemners, appeal to higher loyalties
broken windows theory, routine activity theory, social disorganisation theory, crime pattern theory
motivated offender, suitable target, absence of a capable guardian, crime hot spot
classical school, positivist school, Chicago school, critical criminology
atavism, somatotype, anomie, differential association
endomorph, mesomorph, ectomorph, atavist
white-collar crime, corporate crime, organised crime, political crime, victimless crime
property crime, violent crime, public order crime, white-collar crime
retribution, deterrence, rehabilitation, incapacitation, restoration
general deterrence, specific deterrence, marginal deterrence, incapacitation
probation, parole, community service, suspended sentence, diversion
official statistics, victim survey, self-report study, dark figure of crime
victim precipitation, secondary victimisation, repeat victimisation, victim blaming
zero tolerance policing, community policing, problem-oriented policing, intelligence-led policing
cultural capital, social capital, economic capital, symbolic capital
habitus, field, cultural capital, symbolic violence
sex, gender, sexuality, gender role
liberal feminism, radical feminism, Marxist feminism, womanism
glass ceiling, glass escalator, double shift, pink-collar job
alienation from the product, alienation from the process, alienation from species-being, alienation from others
Taylorism, Fordism, post-Fordism, human relations school
sick role, medicalisation, illness behaviour, stigma
quantitative method, qualitative method, mixed method, comparative method
structured interview, semi-structured interview, unstructured interview, focus group interview
simple random sampling, stratified sampling, cluster sampling, systematic sampling, quota sampling
hypothesis, theory, concept, proposition
imitative magic, contagious magic, witchcraft, divination
reform movement, revolutionary movement, reactionary movement, redemptive movement
alternative social movement, redemptive social movement, reformative social movement, revolutionary social movement
primary group, secondary group, reference group, aggregate
in-group, out-group, reference group, peer group
age-sex pyramid, life table, Lorenz curve, Lexis diagram
expansive pyramid, constrictive pyramid, stationary pyramid, population cohort
ageism, sexism, racism, ableism
homophobia, xenophobia, misogyny, Islamophobia
agent of socialisation, agent of social control, total institution, voluntary association
family, peer group, school, mass media
amalgamation, assimilation, pluralism, segregation
genocide, expulsion, segregation, assimilation, pluralism
authoritarian personality, marginal man, protestant ethic, tradition-directed personality
scapegoat theory, authoritarian personality theory, culture theory, conflict theory
blended family, nuclear family, extended family, single-parent family
bride price, dowry, bride service, gift exchange
bureaucratic ritualism, bureaucratic inertia, goal displacement, trained incapacity
McDonaldisation, scientific management, bureaucratisation, deskilling
efficiency, calculability, predictability, control
capitalist, proletarian, peasant, landlord
charisma, tradition, rationality, coercion
routinisation of charisma, iron cage, disenchantment of the world, Protestant ethic
Protestant ethic, iron cage, elective affinity, ideal type
claims making, resource mobilisation, bureaucratisation, decline
emergence, coalescence, bureaucratisation, decline
concentric zone theory, sector theory, multiple nuclei theory, social area analysis
core nation, semi-peripheral nation, peripheral nation, satellite nation
credentialism, tracking, grade inflation, functional illiteracy
hidden curriculum, tracking, credentialism, teacher expectancy
correspondence principle, meritocracy, cultural deprivation, self-fulfilling prophecy
cultural integration, cultural lag, cultural diffusion, cultural universal
cultural universal, cultural complex, cultural trait, cultural pattern
culture of poverty, feminisation of poverty, cycle of deprivation, poverty line
Davis-Moore thesis, Thomas theorem, Sapir-Whorf hypothesis, embourgeoisement thesis
embourgeoisement thesis, proletarianisation thesis, managerial revolution thesis, convergence thesis
definition of the situation, presentation of self, role taking, looking-glass self
demographic transition theory, Malthusian theory, optimum population theory, Marxist population theory
positive check, preventive check, carrying capacity, zero population growth
replacement-level fertility, zero population growth, population momentum, natural increase
discourse analysis, content analysis, secondary analysis, conversation analysis
documentary analysis, secondary analysis, participant observation, social survey
rationalisation, disenchantment, secularisation, bureaucratisation
dramaturgical approach, ethnomethodological approach, functionalist approach, conflict approach
dramaturgy, ethnomethodology, phenomenology, social exchange theory
ecclesia, denomination, sect, cult
environmental racism, institutional racism, scientific racism, cultural racism
individual racism, institutional racism, scientific racism, reverse discrimination
race, ethnicity, nationality, religion
social race, ethnic group, nation, caste
instrumental leadership, expressive leadership, charismatic leadership, democratic leadership
rumour, gossip, propaganda, public opinion
mob, riot, panic, mass hysteria
gender stratification, age stratification, racial stratification, class stratification
gerontology, demography, criminology, victimology
rural sociology, urban sociology, medical sociology, political sociology, industrial sociology
social epidemiology, medical sociology, health education, social gerontology
sociology, anthropology, psychology, political science
macrosociology, microsociology, mesosociology, sociobiology
hate crime, white-collar crime, victimless crime, organised crime
juvenile delinquency, vagrancy, recidivism, truancy
recidivism, rehabilitation, deterrence, retribution
holistic medicine, scientific medicine, folk medicine, preventive medicine
biomedical model, social model, biopsychosocial model, sick role model
active euthanasia, passive euthanasia, assisted suicide, palliative care
ideal type, verstehen, value freedom, elective affinity
verstehen, praxis, erklären, epoché
incest taboo, exogamy rule, food taboo, joking relationship
joking relationship, avoidance relationship, fictive kinship, blood brotherhood
income, wealth, prestige, power
class, status, party, caste
formal sector, informal sector, public sector, subsistence sector
agrarian society, industrial society, post-industrial society, pastoral society
agricultural economy, industrial economy, post-industrial economy, subsistence economy
intersectionality, patriarchy, hegemonic masculinity, gender performativity
sexual harassment, sexual division of labour, gender pay gap, glass ceiling
liberation theology, civil religion, prosperity gospel, fundamentalism
animism, totemism, monotheism, polytheism
totem, taboo, fetish, mana
life chances, lifestyle, life course, life expectancy
socioeconomic status, status consistency, life chances, social honour
status consistency, status inconsistency, status symbol, status group
structural mobility, exchange mobility, horizontal mobility, intragenerational mobility
mass society, civil society, risk society, network society
risk society, network society, post-industrial society, information society
tradition-directedness, inner-directedness, other-directedness, anomie
patrilocality, matrilocality, neolocality, avunculocality
means of production, forces of production, relations of production, superstructure
metropolis, megalopolis, suburb, conurbation
military-industrial complex, power elite, iron triangle, multinational corporation
panopticon, asylum, workhouse, penal colony
disciplinary power, biopower, governmentality, sovereign power
personal space, intimate distance, social distance, public distance
pluralist model, power elite model, Marxist political-economy model, corporatist model
polygamy, monogamy, cohabitation, celibacy
political revolution, reform, coup, terrorism
welfare capitalism, state capitalism, laissez-faire capitalism, democratic socialism
sociological imagination, common sense, social research, social policy
social group, social category, social aggregate, social network
social interaction, social structure, social change, social stratification
cooperation, competition, conflict, accommodation
social institution, social group, social role, social norm
social work, social policy, social welfare, social security
casework, group work, community organisation, social action
structuration, socialisation, stratification, rationalisation
structuration theory, world-systems theory, rational choice theory, actor-network theory
underclass, working class, middle class, upper class
urban ecology, human ecology, cultural ecology, political ecology
urban-rural continuum, concentric zone, urban village, zone of transition
evolutionary theory, cyclical theory, conflict theory, modernisation theory
feral child, isolated child, juvenile delinquent, gifted child
descriptive survey, panel study, field experiment, case study
Auguste Comte, Émile Durkheim, Max Weber, Karl Marx, Herbert Spencer
fashion, fad, rumour, panic
modernity, postmodernity, tradition, globalisation
bourgeoisie, proletariat, peasantry, lumpenproletariat
petty bourgeoisie, proletariat, lumpenproletariat, landed aristocracy
serial monogamy, polygyny, polyandry, group marriage
census, vital registration, sample survey, population register
social constructionism, queer theory, critical race theory, standpoint theory
role theory, exchange theory, labelling theory, rational choice theory
westernisation, Sanskritisation, secularisation, industrialisation
social differentiation, social integration, social mobility, social exclusion
hegemonic masculinity, emphasised femininity, complicit masculinity, marginalised masculinity
second shift, emotional labour, glass ceiling, triple shift
double burden, emotional labour, glass ceiling, gender pay gap
reserve army of labour, dual labour market, aristocracy of labour, precariat
deskilling, flexible specialisation, automation, casualisation
gig economy, informal economy, knowledge economy, moral economy
cultural hybridity, cultural imperialism, cultural relativism, cultural pluralism
diaspora, ghetto, enclave, homeland
redlining, blockbusting, gentrification, steering
environmental justice, climate justice, social justice, restorative justice
folk devil, moral entrepreneur, moral panic, scapegoat
status offence, victimless crime, hate crime, property crime
demographic dividend, population momentum, dependency burden, demographic trap
net migration, gross migration, natural increase, crude birth rate
circular migration, chain migration, step migration, return migration
squatter settlement, ghetto, edge city, suburb
new urbanism, garden city movement, urban renewal, urban sprawl
collective efficacy, social disorganisation, social capital, informal control
civil inattention, role distance, face-work, impression management
breaching experiment, participant observation, field experiment, thick description
indexicality, reflexivity, accountability, et cetera principle
grounded theory, thick description, triangulation, discourse analysis
data triangulation, investigator triangulation, theory triangulation, methodological triangulation
operationalisation, conceptualisation, sampling, measurement
spurious correlation, positive correlation, negative correlation, curvilinear relationship
melting pot, salad bowl, caste society, ethnic enclave
`;
