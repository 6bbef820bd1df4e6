/** Families of terms of society, politics, law, the mind and education; see ../term-families.ts. */
export const SOCIETY = `
folkway, more, taboo, law
achieved status, ascribed status, master status, status symbol
role conflict, role strain, role exit, role distance
primary group, secondary group, reference group, peer group
ethnocentrism, cultural relativism, xenocentrism, multiculturalism
assimilation, acculturation, integration, segregation
material culture, non-material culture, subculture, counterculture
functionalism, conflict theory, symbolic interactionism, feminism
primary deviance, secondary deviance, tertiary deviance, situational deviance
strain theory, labelling theory, control theory, differential association
status frustration, anomie, stigma, alienation
stigma, label, deviant career, moral panic
egoistic suicide, altruistic suicide, anomic suicide, fatalistic suicide
white-collar crime, organised crime, corporate crime, victimless crime
retribution, deterrence, rehabilitation, incapacitation
caste, class, estate, slavery
social mobility, social stratification, social exclusion, social control
nuclear family, extended family, lone-parent family
endogamy, exogamy, homogamy, levirate
patrilineal descent, matrilineal descent, bilateral descent, double descent
patriarchy, matriarchy, gerontocracy, egalitarian family
church, sect, denomination, cult
traditional authority, charismatic authority, rational-legal authority, expert authority
participant observation, interview, questionnaire, experiment
reliability, validity, representativeness, generalisability
open question, closed question, leading question, rating scale
democracy, autocracy, oligarchy, theocracy, monarchy
direct democracy, representative democracy, deliberative democracy, consociational democracy
unitary state, federation, confederation, empire
parliamentary system, presidential system, semi-presidential system, one-party system
legislature, executive, judiciary, civil service
separation of powers, rule of law, parliamentary sovereignty, judicial review
checks and balances, judicial review, delegated legislation, impeachment
first past the post, proportional representation, alternative vote, two-round system
liberalism, conservatism, socialism, fascism, anarchism
realism, liberalism, constructivism, Marxism
hard power, soft power, smart power, sharp power
balance of power, collective security, deterrence, appeasement
nation, state, government, sovereignty
pressure group, political party, trade union, social movement
franchise, referendum, plebiscite, recall
civil liberty, human right, civic duty, legal privilege
bureaucracy, adhocracy, technocracy, meritocracy
delegation, devolution, deconcentration, privatisation
offer, acceptance, consideration, intention to create legal relations
void contract, voidable contract, unenforceable contract, illegal contract
misrepresentation, mistake, duress, undue influence
condition, warranty, innominate term, representation
damages, injunction, specific performance, rescission
breach, frustration, performance, agreement
negligence, nuisance, trespass, defamation
libel, slander, malicious falsehood, malicious prosecution
actus reus, mens rea, causation, defence
murder, manslaughter, infanticide, assisted suicide
theft, robbery, burglary, fraud
duty of care, breach of duty, causation, remoteness
ratio decidendi, obiter dictum, stare decisis, precedent
statute, case law, custom, equity
civil law, criminal law, constitutional law, administrative law
certiorari, mandamus, prohibition, habeas corpus
freehold, leasehold, easement, mortgage
patent, copyright, trade mark, design right
agent, principal, bailee, trustee
illegality, irrationality, procedural impropriety, proportionality
structuralism, behaviourism, psychoanalysis, humanism
id, ego, superego, persona
repression, projection, displacement, sublimation, rationalisation
oral stage, anal stage, phallic stage, genital stage
assimilation, accommodation, equilibration, conservation
classical conditioning, operant conditioning, observational learning, latent learning
positive reinforcement, negative reinforcement, punishment, extinction
fixed-ratio schedule, variable-ratio schedule, fixed-interval schedule, variable-interval schedule
acquisition, extinction, generalisation, discrimination
sensory memory, short-term memory, long-term memory, flashbulb memory
encoding, storage, retrieval, forgetting
episodic memory, semantic memory, procedural memory, autobiographical memory
proactive interference, retroactive interference, decay, amnesia
secure attachment, avoidant attachment, ambivalent attachment, disorganised attachment
physiological needs, safety needs, esteem needs, self-actualisation
intrinsic motivation, extrinsic motivation, amotivation, achievement motivation
hygiene factor, motivator, incentive, reinforcer
expectancy, instrumentality, valence, equity
autonomy, competence, relatedness, security
need for achievement, need for affiliation, need for power, need for safety
equity theory, expectancy theory, goal-setting theory, reinforcement theory
drive-reduction theory, arousal theory, incentive theory, instinct theory
conformity, compliance, obedience, social loafing
groupthink, group polarisation, social loafing, deindividuation
stereotype, prejudice, discrimination, scapegoating
fundamental attribution error, self-serving bias, actor-observer bias, halo effect
availability heuristic, representativeness heuristic, anchoring, confirmation bias
hallucination, delusion, obsession, compulsion
phobia, panic disorder, obsessive-compulsive disorder, generalised anxiety disorder
schizophrenia, depression, bipolar disorder, dementia
formative assessment, summative assessment, diagnostic assessment, placement assessment
norm-referenced test, criterion-referenced test, aptitude test, diagnostic test
cognitive domain, affective domain, psychomotor domain, social domain
behaviourism, cognitivism, constructivism, connectivism
formal education, informal education, non-formal education, distance education
curriculum, syllabus, scheme of work, lesson plan
scaffolding, modelling, fading, zone of proximal development
mainstreaming, inclusion, segregation, withdrawal
autocratic leadership, democratic leadership, laissez-faire leadership, bureaucratic leadership
transactional leadership, transformational leadership, servant leadership, situational leadership
agenda setting, framing, priming, gatekeeping
sender, message, channel, receiver, feedback
crossing over, independent assortment, segregation, non-disjunction
offer, acceptance, consideration, capacity, invitation to treat
libel, slander, assault, battery, false imprisonment
murder, manslaughter, assault, perjury
theft, forgery, arson, perjury
separation of powers, rule of law, federalism, judicial review, checks and balances
legitimacy, sovereignty, authority, citizenship
traditional authority, charismatic authority, legal-rational authority, expert authority
monogamy, polygyny, polyandry, endogamy, exogamy
nuclear family, extended family, single-parent family
patriarchy, matriarchy, patrilineal descent, matrilineal descent
functionalism, Marxism, feminism, symbolic interactionism, postmodernism
anomie, alienation, false consciousness, class consciousness, hegemony
primary deviance, secondary deviance, labelling, stigma, moral panic
ethnocentrism, cultural relativism, stereotype, prejudice, discrimination
cognitive dissonance, fundamental attribution error, self-serving bias, confirmation bias, halo effect
scaffolding, zone of proximal development, private speech, guided participation
sensory memory, working memory, long-term memory, flashbulb memory
repression, projection, displacement, sublimation, regression, rationalisation, denial
intrinsic motivation, extrinsic motivation, self-efficacy, learned helplessness
formative assessment, summative assessment, diagnostic assessment, norm-referenced test, criterion-referenced test
ombudsman, tribunal, commission of inquiry, legislature
participant observation, interview, questionnaire, content analysis, focus group
mainstreaming, segregation, streaming, acceleration
libel, plagiarism, propaganda, censorship
bicameralism, federalism, devolution, judicial review
gerrymandering, malapportionment, electoral threshold, vote splitting
norm, value, sanction, role, status
red tape, goal displacement, patronage, nepotism
lobbying, campaigning, canvassing, rigging
plaintiff, defendant, appellant, witness
imprisonment, fine, probation, community service
hidden curriculum, null curriculum, extracurricular activity, core curriculum
lecture method, discussion method, demonstration method, project method
fluid intelligence, crystallised intelligence, emotional intelligence, practical intelligence
mnemonic, rehearsal, chunking, elaboration
absolute threshold, difference threshold, sensory adaptation, signal detection
conformist, innovator, ritualist, retreatist, rebel
dark figure, victim survey, self-report study, crime rate
pure separation, partial separation, fusion of powers, functional separation
cohabitation, coalition, dissolution, prorogation
veto, override, filibuster, adjournment
impeachment, dissolution, vote of no confidence, recall
formalism, functionalism, textualism, originalism
ministerial responsibility, collective responsibility, parliamentary privilege, royal prerogative
declaration of incompatibility, judicial review, injunction, prerogative order
supremacy clause, due process clause, commerce clause, necessary and proper clause
elective dictatorship, tyranny of the majority, rule by decree, martial law
Merton's strain theory, Becker's labelling theory, Hirschi's bond theory, Sutherland's differential association
techniques of neutralisation, moral entrepreneur, master status, deviancy amplification
denial of injury, denial of victim, denial of responsibility, appeal to higher loyalties
dark figure, clear-up rate, recidivism rate, victimisation rate
general deterrence, specific deterrence, restorative justice, retribution
instinct, drive, need, incentive
homeostasis, arousal, curiosity, drive
self-esteem, self-concept, self-efficacy, self-actualisation
overjustification effect, Hawthorne effect, halo effect, placebo effect
goal specificity, goal difficulty, goal commitment, feedback
approach-approach conflict, avoidance-avoidance conflict, approach-avoidance conflict, double approach-avoidance conflict
distributive justice, procedural justice, interactional justice, retributive justice
job satisfaction, organisational commitment, job involvement, employee engagement
cognitive dissonance, self-perception, impression management, reactance
sensation, perception, attention, consciousness
monocular cue, binocular cue, motion parallax, linear perspective
dizygotic twins, monozygotic twins, siblings, cousins
longitudinal study, cross-sectional study, case study, field experiment
control group, experimental group, placebo group, comparison group
informed consent, debriefing, confidentiality, deception
nationalism, internationalism, regionalism, separatism
hegemony, legitimacy, sovereignty, authority
proportional system, majoritarian system, mixed system, plurality system
quorum, motion, amendment, resolution
bicameral legislature, unicameral legislature, standing committee, select committee
ombudsman, auditor-general, attorney-general, chief justice
plaintiff, prosecutor, magistrate, juror
summons, warrant, subpoena, injunction
bail, remand, parole, probation
affidavit, pleading, brief, writ
acceptance, rejection, counter-offer, revocation
express term, implied term, exclusion clause, penalty clause
occupiers' liability, vicarious liability, strict liability, product liability
sole custody, joint custody, guardianship, adoption
teacher-centred method, learner-centred method, inquiry method, programmed instruction
stimulus, response, reinforcement, drive
mass communication, interpersonal communication, intrapersonal communication, group communication
`;
