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
bourgeoisie, proletariat, petty bourgeoisie, lumpenproletariat
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
primary group, secondary group, in-group, out-group, reference group
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
sympathetic magic, imitative magic, contagious magic, witchcraft
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
fertility, fecundity, mortality, morbidity, migration
push factor, pull factor, intervening obstacle, chain migration
dependency ratio, sex ratio, growth rate, doubling time
social movement, reform movement, revolutionary movement, reactionary movement, redemptive movement
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
snowball sampling, purposive sampling, convenience sampling, quota sampling
nominal scale, ordinal scale, interval scale, ratio scale
hypothesis, theory, concept, proposition
`;
