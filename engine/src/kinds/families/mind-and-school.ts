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
active listening, unconditional positive regard, confrontation, free association
adaptation-level phenomenon, relative deprivation, mere exposure effect, facial feedback effect
antianxiety drug, antidepressant drug, antipsychotic drug, mood-stabilising drug
association area, motor cortex, somatosensory cortex, auditory cortex
attention-deficit hyperactivity disorder, autism spectrum disorder, conduct disorder, Tourette's disorder
attention-deficit hyperactivity disorder, autism, dyslexia, intellectual disability
attribution theory, social exchange theory, cognitive dissonance theory, social identity theory
equity theory of love, social exchange theory, triangular theory of love, attachment theory
automatic processing, effortful processing, parallel processing, shallow processing
structural encoding, phonemic encoding, semantic encoding, visual encoding
aversive conditioning, counterconditioning, operant conditioning, higher-order conditioning
aversion therapy, exposure therapy, token economy, biofeedback
behaviour therapy, cognitive therapy, humanistic therapy, psychodynamic therapy
cognitive-behavioural therapy, client-centred therapy, psychoanalytic therapy, electroconvulsive therapy
rational emotive behaviour therapy, dialectical behaviour therapy, interpersonal therapy, psychodynamic therapy
group therapy, family therapy, couple therapy, individual therapy
electroconvulsive therapy, transcranial magnetic stimulation, deep brain stimulation, psychosurgery
electroconvulsive therapy, drug therapy, light therapy, psychosurgery
biopsychosocial model, medical model, diathesis-stress model, psychodynamic model
biopsychology, evolutionary psychology, humanistic psychology, positive psychology
industrial psychology, health psychology, forensic psychology, sport psychology
midbrain, pons, medulla, cerebellum
hindbrain, midbrain, forebrain, spinal cord
brainstem, cerebellum, limbic system, cerebral cortex
medulla, pons, reticular formation, thalamus, hypothalamus
blind spot, fovea, optic nerve, lens
rod, cone, bipolar cell, ganglion cell, horizontal cell
fovea, cornea, iris, pupil
hue, brightness, saturation, contrast
central route persuasion, peripheral route persuasion, fear appeal, inoculation
foot-in-the-door phenomenon, bystander effect, social facilitation, mere exposure effect
door-in-the-face phenomenon, foot-in-the-door phenomenon, just-world phenomenon, tip-of-the-tongue phenomenon
cognitive map, schema, script, mental image
collectivism, individualism, ethnocentrism, familism
passionate love, companionate love, consummate love, fatuous love
intimacy, passion, commitment, affection
conditioned reinforcer, primary reinforcer, generalised reinforcer, social reinforcer
continuous reinforcement, partial reinforcement, vicarious reinforcement, noncontingent reinforcement
conduction hearing loss, sensorineural hearing loss, tinnitus, central deafness
preconventional morality, conventional morality, postconventional morality, heteronomous morality
transference, countertransference, resistance, catharsis
divergent thinking, convergent thinking, magical thinking, critical thinking
critical period, sensitive period, latency period, refractory period
déjà vu, jamais vu, tip-of-the-tongue phenomenon, source amnesia
deja vu, flashbulb memory, source amnesia, cryptomnesia
depth perception, motion perception, form perception, colour perception
perceptual constancy, perceptual set, perceptual adaptation, perceptual illusion
Müller-Lyer illusion, Ponzo illusion, moon illusion, Ebbinghaus illusion
display rule, reciprocity norm, social script, gender role
reciprocity norm, social-responsibility norm, equity norm, norm of obedience
dissociation, repression, denial, suppression
dissociation theory, social influence theory, activation-synthesis theory, information-processing theory
double-blind study, single-blind study, correlational study, longitudinal study
random assignment, random sampling, counterbalancing, matching
operational definition, research hypothesis, theoretical construct, null hypothesis
endorphin, dopamine, serotonin, acetylcholine
gamma-aminobutyric acid, glutamate, serotonin, noradrenaline
extrasensory perception, subliminal perception, depth perception, social perception
telepathy, clairvoyance, precognition, psychokinesis
factor analysis, meta-analysis, content analysis, regression analysis
feature detector, mirror neuron, motor neuron, interneuron
fixation, regression, repression, projection
trichromatic theory, opponent-process theory, retinex theory, gate-control theory
place theory, frequency theory, volley theory, opponent-process theory
gate-control theory, signal detection theory, place theory, trichromatic theory
frustration-aggression principle, pleasure principle, reality principle, Premack principle
pleasure principle, reality principle, nirvana principle, repetition compulsion
functional magnetic resonance imaging, positron emission tomography, computed tomography, electroencephalography
gender identity, gender role, gender typing, sexual orientation
gender schema theory, social learning theory, cognitive developmental theory, psychoanalytic theory
general adaptation syndrome, fight-or-flight response, tend-and-befriend response, relaxation response
Gestalt, schema, prototype, archetype
hypnosis, meditation, biofeedback, relaxation training
posthypnotic suggestion, posthypnotic amnesia, hypnotic analgesia, age regression
introjection, identification, compensation, intellectualisation
identity achievement, identity foreclosure, identity diffusion, moratorium
individuation, self-actualisation, self-transcendence, self-regulation
ingroup, outgroup, reference group, primary group
ingroup bias, hindsight bias, confirmation bias, self-serving bias
hindsight bias, overconfidence, confirmation bias, belief perseverance
intelligence quotient, mental age, percentile rank, standard score
introspection, free association, naturalistic observation, experimentation
kinaesthesis, vestibular sense, olfaction, gustation
latent content, manifest content, free association, wish fulfilment
lateralisation, plasticity, neurogenesis, myelination
lesion, electroencephalogram, magnetic resonance scan, electrical stimulation
lithium, fluoxetine, diazepam, chlorpromazine
mania, depression, psychosis, anxiety
Minnesota Multiphasic Personality Inventory, Thematic Apperception Test, Rorschach inkblot test, Myers-Briggs Type Indicator
Wechsler Adult Intelligence Scale, Stanford-Binet scale, Raven's progressive matrices, Kaufman Assessment Battery
mirror-image perception, self-fulfilling prophecy, social trap, superordinate goal
misinformation effect, serial position effect, spacing effect, levels-of-processing effect
next-in-line effect, self-reference effect, generation effect, testing effect
normal curve, skewed curve, learning curve, forgetting curve
prosocial behaviour, aggressive behaviour, avoidance behaviour, attachment behaviour
reciprocal determinism, linguistic determinism, biological determinism, psychic determinism
REM sleep, slow-wave sleep, light sleep, sleep onset
retinal disparity, convergence, interposition, relative size
reuptake, release, binding, enzymatic degradation
savant syndrome, Down syndrome, Williams syndrome, fragile X syndrome
self-disclosure, self-monitoring, self-handicapping, self-perception
social clock, biological clock, critical period, midlife transition
soma, dendrite, axon, terminal button
somatic symptom disorder, conversion disorder, illness anxiety disorder, factitious disorder
split brain, phantom limb, blindsight, synaesthesia
visual agnosia, prosopagnosia, aphasia, apraxia
Broca's aphasia, Wernicke's aphasia, conduction aphasia, global aphasia
statistical significance, effect size, statistical power, confidence interval
stressor, stress response, coping strategy, social support
daily hassle, life event, catastrophe, chronic strain
tardive dyskinesia, dependence, sedation, dry mouth
temperament, attachment, intelligence, self-concept
theory of mind, object permanence, conservation, symbolic thought
joint attention, social referencing, theory of mind, imitation
trait theory, type theory, psychodynamic theory, humanistic theory, social-cognitive theory
Type A personality, Type B personality, Type C personality, Type D personality
conscious, preconscious, unconscious, superego
visual cliff, strange situation, Bobo doll experiment, Skinner box
Weber's law, Fechner's law, Stevens's power law, Yerkes-Dodson law
Yerkes-Dodson law, law of effect, all-or-none law, Weber's law
hostile aggression, instrumental aggression, relational aggression, displaced aggression
kin selection, reciprocal altruism, empathy-altruism hypothesis, negative-state relief model
paranoid personality disorder, schizoid personality disorder, histrionic personality disorder, dependent personality disorder
agoraphobia, social phobia, claustrophobia, acrophobia
positive symptom, negative symptom, cognitive symptom, mood symptom
self-fulfilling prophecy, stereotype threat, halo effect, false consensus effect
phi phenomenon, autokinetic effect, motion parallax, motion after-effect
lobotomy, split-brain operation, electroconvulsive therapy, deep brain stimulation
activity theory, disengagement theory, continuity theory, socioemotional selectivity theory
acute stress disorder, adjustment disorder, panic disorder, reactive attachment disorder
alogia, avolition, anhedonia, flat affect, catatonia
word salad, flight of ideas, neologism, echolalia
delusion of grandeur, delusion of persecution, delusion of reference, delusion of control
attachment style, parenting style, cognitive style, coping style
attenuation theory, filter theory, late selection theory, feature integration theory
early selection, late selection, attenuation, resource allocation
automatic thought, core belief, cognitive distortion, intermediate belief
cognitive triad, negative schema, attributional style, automatic thought
catastrophising, overgeneralisation, personalisation, selective abstraction
behaviour modification, cognitive restructuring, psychodynamic interpretation, motivational interviewing
contingency management, social skills training, cognitive restructuring, response prevention
in vivo exposure, imaginal exposure, virtual reality exposure, interoceptive exposure
time out, response cost, token economy, overcorrection
biological preparedness, instinctive drift, latent inhibition, taste aversion
sign tracking, autoshaping, instinctive drift, blocking
body dysmorphic disorder, hoarding disorder, trichotillomania, excoriation disorder
specific phobia, social anxiety disorder, agoraphobia, separation anxiety disorder
persistent depressive disorder, cyclothymic disorder, seasonal affective disorder, premenstrual dysphoric disorder
oppositional defiant disorder, conduct disorder, intermittent explosive disorder, kleptomania
enuresis, encopresis, pica, selective mutism
class inclusion, seriation, transitive inference, reversibility
egocentric speech, private speech, inner speech, telegraphic speech
downward comparison, upward comparison, temporal comparison, lateral comparison
social comparison theory, self-perception theory, terror management theory, balance theory
elaboration likelihood model, heuristic-systematic model, theory of planned behaviour, health belief model
theory of planned behaviour, health belief model, transtheoretical model, protection motivation theory
precontemplation, contemplation, preparation, action, maintenance
emerging adulthood, midlife transition, late adulthood, puberty
postformal thought, formal operational thought, magical thinking, dialectical thought
dual coding theory, schema theory, levels-of-processing theory, spreading activation theory
encoding specificity, transfer-appropriate processing, levels of processing, dual coding
retrieval cue, retrieval practice, memory trace, rehearsal loop
autobiographical memory, prospective memory, procedural memory, eyewitness memory
reality monitoring, source monitoring, self-monitoring, metamemory
metacognition, social cognition, theory of mind, executive function
expressed emotion, double bind, family schism, social drift
dopamine hypothesis, monoamine hypothesis, social drift hypothesis, neurodevelopmental hypothesis
fast mapping, overextension, holophrase, overregularisation
preferential looking, habituation procedure, violation of expectation, visual cliff
internal working model, self-schema, social script, cognitive map
hemispatial neglect, prosopagnosia, visual agnosia, blindsight
implicit association test, Stroop test, dichotic listening task, lexical decision task
Stroop effect, McGurk effect, priming effect, word superiority effect
mental rotation, image scanning, dichotic listening, visual search
jigsaw classroom, Robbers Cave experiment, Stanford prison experiment, Milgram experiment
matching hypothesis, contact hypothesis, frustration-aggression hypothesis, catharsis hypothesis
investment model, social exchange theory, equity theory, filter theory
in-group favouritism, out-group homogeneity, group polarisation, pluralistic ignorance
ultimate attribution error, false consensus effect, false uniqueness effect, spotlight effect
learned helplessness theory, attachment theory, psychodynamic theory, behavioural theory
mindfulness, biofeedback, progressive muscle relaxation, guided imagery
oxytocin, cortisol, melatonin, adrenaline
`;
