/** Families of terms of psychology and education; see ../term-families.ts. */
export const MIND_AND_SCHOOL = `
structuralism, functionalism, behaviourism, gestalt psychology, psychoanalysis
clinical psychology, social psychology, developmental psychology, cognitive psychology, educational psychology
independent variable, dependent variable, confounding variable, control variable
naturalistic observation, case study, survey, experiment, correlational study
internal validity, external validity, construct validity, face validity
test-retest reliability, inter-rater reliability, split-half reliability, parallel-forms reliability
demand characteristics, experimenter bias, social desirability bias, placebo effect
single-blind design, double-blind design, repeated-measures design, matched-pairs design
sensory neuron, motor neuron, interneuron, glial cell
dendrite, axon, cell body, synapse, myelin sheath
resting potential, action potential, graded potential, refractory period
dopamine, serotonin, acetylcholine, noradrenaline, glutamate
frontal lobe, parietal lobe, temporal lobe, occipital lobe
hippocampus, amygdala, hypothalamus, thalamus, cerebellum
Broca's area, Wernicke's area, motor cortex, visual cortex
sympathetic nervous system, parasympathetic nervous system, somatic nervous system, central nervous system
absolute threshold, difference threshold, subliminal stimulus, sensory adaptation
bottom-up processing, top-down processing, parallel processing, serial processing
proximity, similarity, closure, continuity, common fate
figure-ground, closure, proximity, similarity
size constancy, shape constancy, colour constancy, brightness constancy
binocular disparity, convergence, linear perspective, texture gradient, motion parallax
selective attention, divided attention, sustained attention, executive attention
inattentional blindness, change blindness, cocktail party effect, attentional blink
unconditioned stimulus, conditioned stimulus, unconditioned response, conditioned response, neutral stimulus
acquisition, extinction, spontaneous recovery, stimulus generalisation, stimulus discrimination
higher-order conditioning, latent inhibition, blocking, overshadowing
positive reinforcement, negative reinforcement, positive punishment, negative punishment
primary reinforcer, secondary reinforcer, token economy, punisher
shaping, chaining, prompting, fading
fixed-ratio schedule, variable-ratio schedule, fixed-interval schedule, variable-interval schedule, continuous reinforcement
law of effect, law of exercise, law of readiness, law of contiguity
attention, retention, reproduction, motivation
latent learning, insight learning, observational learning, trial-and-error learning
vicarious reinforcement, self-reinforcement, direct reinforcement, token reinforcement
encoding, storage, retrieval, consolidation
iconic memory, echoic memory, haptic memory, working memory
central executive, phonological loop, visuospatial sketchpad, episodic buffer
explicit memory, implicit memory, episodic memory, semantic memory, procedural memory
maintenance rehearsal, elaborative rehearsal, chunking, imagery
primacy effect, recency effect, spacing effect, testing effect
proactive interference, retroactive interference, trace decay, retrieval failure
anterograde amnesia, retrograde amnesia, infantile amnesia, source amnesia
free recall, cued recall, recognition, relearning
context-dependent memory, state-dependent memory, flashbulb memory, false memory
algorithm, heuristic, insight, trial and error
functional fixedness, mental set, confirmation bias, belief perseverance
availability heuristic, representativeness heuristic, anchoring heuristic, affect heuristic
convergent thinking, divergent thinking, lateral thinking, critical thinking
deductive reasoning, inductive reasoning, analogical reasoning, abductive reasoning
concept, prototype, schema, script
phoneme, morpheme, syntax, semantics, pragmatics
babbling stage, one-word stage, two-word stage, telegraphic speech
overgeneralisation, underextension, overextension, telegraphic speech
fluid intelligence, crystallised intelligence, general intelligence, emotional intelligence
general factor, specific factor, primary mental ability, multiple intelligences
analytical intelligence, creative intelligence, practical intelligence, emotional intelligence
mental age, chronological age, basal age, developmental age
drive-reduction theory, incentive theory, arousal theory, instinct theory, expectancy theory
James-Lange theory, Cannon-Bard theory, two-factor theory, cognitive appraisal theory
physiological needs, safety needs, love and belonging needs, esteem needs, self-actualisation
approach-approach conflict, avoidance-avoidance conflict, approach-avoidance conflict, role conflict
alarm stage, resistance stage, exhaustion stage, recovery stage
problem-focused coping, emotion-focused coping, avoidance coping, social support
distress, eustress, burnout, hardiness
rapid eye movement sleep, slow-wave sleep, light sleep, wakefulness
insomnia, narcolepsy, sleep apnoea, night terror, somnambulism
depressant, stimulant, hallucinogen, opiate
tolerance, withdrawal, dependence, addiction
prenatal period, infancy, early childhood, adolescence, adulthood
germinal stage, embryonic stage, foetal stage, perinatal stage
sensorimotor stage, preoperational stage, concrete operational stage, formal operational stage
assimilation, accommodation, equilibration, organisation
object permanence, conservation, egocentrism, animism, reversibility
centration, irreversibility, egocentrism, animism
trust versus mistrust, autonomy versus shame, initiative versus guilt, industry versus inferiority
identity versus role confusion, intimacy versus isolation, generativity versus stagnation, integrity versus despair
identity achievement, identity foreclosure, identity moratorium, identity diffusion
preconventional level, conventional level, postconventional level, premoral level
secure attachment, avoidant attachment, resistant attachment, disorganised attachment
separation anxiety, stranger anxiety, social referencing, imprinting
authoritative parenting, authoritarian parenting, permissive parenting, neglectful parenting
solitary play, parallel play, associative play, cooperative play
easy temperament, difficult temperament, slow-to-warm-up temperament, inhibited temperament
microsystem, mesosystem, exosystem, macrosystem, chronosystem
puberty, menarche, spermarche, growth spurt
imaginary audience, personal fable, identity crisis, egocentrism
id, ego, superego, persona, shadow
oral stage, anal stage, phallic stage, latency stage, genital stage
Oedipus complex, Electra complex, inferiority complex, castration anxiety
repression, projection, reaction formation, displacement, sublimation, regression, rationalisation, denial
collective unconscious, archetype, persona, shadow, individuation
openness, conscientiousness, extraversion, agreeableness, neuroticism
cardinal trait, central trait, secondary trait, source trait, surface trait
self-concept, self-esteem, self-efficacy, ideal self
internal locus of control, external locus of control, learned helplessness, self-efficacy
unconditional positive regard, empathy, genuineness, congruence
Rorschach test, thematic apperception test, sentence completion test, personality inventory
projective test, personality inventory, aptitude test, achievement test
dispositional attribution, situational attribution, fundamental attribution error, self-serving bias
fundamental attribution error, actor-observer bias, self-serving bias, just-world hypothesis
cognitive dissonance, self-perception, attitude polarisation, reactance
central route, peripheral route, inoculation, sleeper effect
foot-in-the-door technique, door-in-the-face technique, low-ball technique, that's-not-all technique
conformity, compliance, obedience, internalisation
normative social influence, informational social influence, minority influence, social facilitation
social facilitation, social loafing, deindividuation, group polarisation, groupthink
bystander effect, diffusion of responsibility, pluralistic ignorance, evaluation apprehension
stereotype, prejudice, discrimination, in-group bias
contact hypothesis, realistic conflict theory, social identity theory, scapegoat theory
frustration-aggression hypothesis, social learning theory, catharsis hypothesis, general aggression model
generalised anxiety disorder, panic disorder, phobia, obsessive-compulsive disorder, post-traumatic stress disorder
major depressive disorder, bipolar disorder, dysthymia, cyclothymia
schizophrenia, schizoaffective disorder, delusional disorder, brief psychotic disorder
antisocial personality disorder, borderline personality disorder, narcissistic personality disorder, avoidant personality disorder
dissociative identity disorder, dissociative amnesia, depersonalisation disorder, conversion disorder
anorexia nervosa, bulimia nervosa, binge eating disorder, pica
hallucination, delusion, disorganised speech, flat affect, avolition
psychoanalysis, client-centred therapy, cognitive behavioural therapy, family therapy, gestalt therapy
systematic desensitisation, flooding, aversion therapy, token economy
free association, dream analysis, transference, resistance
antipsychotic drug, antidepressant drug, anxiolytic drug, mood stabiliser
behaviourism, cognitivism, constructivism, humanism, connectivism
idealism, realism, pragmatism, existentialism, perennialism
perennialism, essentialism, progressivism, reconstructionism
formal education, non-formal education, informal education, special education
knowledge, comprehension, application, analysis, synthesis, evaluation
cognitive domain, affective domain, psychomotor domain, intuitive domain
zone of proximal development, scaffolding, private speech, cultural tool
discovery learning, reception learning, rote learning, cooperative learning
advance organiser, concept map, mnemonic, worked example
intrinsic cognitive load, extraneous cognitive load, germane cognitive load, working memory capacity
positive transfer, negative transfer, zero transfer, bilateral transfer
formative evaluation, summative evaluation, diagnostic evaluation, placement evaluation
norm-referenced test, criterion-referenced test, standardised test, teacher-made test
content validity, construct validity, predictive validity, concurrent validity
item difficulty, item discrimination, distractor effectiveness, test reliability
essay test, objective test, oral test, performance test
subject-centred curriculum, learner-centred curriculum, core curriculum, spiral curriculum, hidden curriculum
scope, sequence, continuity, integration
aims, goals, objectives, outcomes
lecture method, discussion method, demonstration method, discovery method, project method
microteaching, team teaching, peer tutoring, programmed instruction
classroom management, lesson planning, record keeping, school supervision
visual aid, audio aid, audio-visual aid, improvised aid
guidance, counselling, mentoring, supervision
directive counselling, non-directive counselling, eclectic counselling, group counselling
orientation service, appraisal service, placement service, follow-up service
dyslexia, dyscalculia, dysgraphia, dyspraxia
visual impairment, hearing impairment, intellectual disability, learning disability, giftedness
mainstreaming, inclusion, segregation, integration
attention deficit hyperactivity disorder, autism spectrum disorder, Down syndrome, cerebral palsy
school mapping, school plant planning, manpower planning, rate-of-return approach
social demand approach, manpower approach, rate-of-return approach, synthetic approach
`;
