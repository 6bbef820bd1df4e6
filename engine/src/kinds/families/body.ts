/** Families of terms of anatomy, tissues and physiology; see ../term-families.ts. */
export const BODY = `
sagittal plane, coronal plane, transverse plane, oblique plane
dorsiflexion, plantar flexion, supination, pronation, circumduction
cranial cavity, thoracic cavity, abdominal cavity, pelvic cavity
epiphysis, diaphysis, metaphysis, medullary cavity
osteoblast, osteoclast, osteocyte, chondrocyte
long bone, short bone, flat bone, irregular bone, sesamoid bone
cervical vertebra, thoracic vertebra, lumbar vertebra, sacral vertebra, coccygeal vertebra
humerus, ulna, femur, tibia, fibula
scaphoid, lunate, capitate, hamate, pisiform
talus, calcaneus, navicular, cuboid
frontal bone, parietal bone, temporal bone, occipital bone, sphenoid bone, ethmoid bone
maxilla, mandible, zygomatic bone, vomer
areolar tissue, adipose tissue, reticular tissue, elastic tissue
simple squamous epithelium, simple cuboidal epithelium, simple columnar epithelium, pseudostratified epithelium, stratified squamous epithelium, transitional epithelium
suture, gomphosis, syndesmosis, symphysis, synchondrosis
biceps brachii, triceps brachii, brachialis, deltoid, coracobrachialis
rectus femoris, vastus lateralis, vastus medialis, vastus intermedius
biceps femoris, semitendinosus, semimembranosus, gracilis
gastrocnemius, soleus, plantaris, tibialis anterior
supraspinatus, infraspinatus, subscapularis, teres minor
external oblique, internal oblique, transversus abdominis, rectus abdominis
gluteus maximus, gluteus medius, gluteus minimus, piriformis
masseter, temporalis, buccinator, orbicularis oris
actin, myosin, tropomyosin, troponin, titin
A band, I band, H zone, Z line, M line
concentric contraction, eccentric contraction, isometric contraction, isokinetic contraction
astrocyte, oligodendrocyte, microglia, ependymal cell, Schwann cell
excitatory postsynaptic potential, inhibitory postsynaptic potential, generator potential, end-plate potential
temporal summation, spatial summation, presynaptic inhibition, synaptic delay
midbrain, pons, medulla oblongata, cerebellum
telencephalon, diencephalon, mesencephalon, metencephalon, myelencephalon
amygdala, hippocampus, basal ganglia, cingulate gyrus, corpus callosum
Broca's area, Wernicke's area, primary motor cortex, primary somatosensory cortex
olfactory nerve, optic nerve, oculomotor nerve, trochlear nerve, abducens nerve
trigeminal nerve, facial nerve, glossopharyngeal nerve, vagus nerve, accessory nerve, hypoglossal nerve
cervical plexus, brachial plexus, lumbar plexus, sacral plexus
median nerve, ulnar nerve, radial nerve, axillary nerve, musculocutaneous nerve
femoral nerve, obturator nerve, sciatic nerve, pudendal nerve
stretch reflex, withdrawal reflex, crossed extensor reflex, Golgi tendon reflex
Moro reflex, rooting reflex, grasp reflex, Babinski reflex
Meissner's corpuscle, Pacinian corpuscle, Ruffini ending, Merkel disc, free nerve ending
cornea, sclera, choroid, retina, iris
rod cell, cone cell, bipolar cell, ganglion cell, amacrine cell
aqueous humour, vitreous humour, endolymph, perilymph, cerebrospinal fluid
malleus, incus, stapes, tympanic membrane
cochlea, semicircular canal, utricle, saccule
stratum corneum, stratum lucidum, stratum granulosum, stratum spinosum, stratum basale
keratinocyte, melanocyte, Langerhans cell, Merkel cell
sebaceous gland, eccrine gland, ceruminous gland, mammary gland
pituitary gland, thyroid gland, parathyroid gland, adrenal gland, pineal gland
gastrin, secretin, cholecystokinin, ghrelin, motilin
parietal cell, peptic cell, G cell, mucous neck cell
goblet cell, Paneth cell, enterocyte, enteroendocrine cell
hepatocyte, Kupffer cell, stellate cell, acinar cell
incisor, canine, premolar, molar
enamel, dentine, cementum, dental pulp
parotid gland, submandibular gland, sublingual gland, buccal gland
mucosa, submucosa, muscularis externa, serosa
caecum, ascending colon, transverse colon, descending colon, sigmoid colon, rectum
peristalsis, mastication, deglutition, defaecation
cephalic phase, gastric phase, intestinal phase, interdigestive phase
sinoatrial node, atrioventricular node, bundle of His, Purkinje fibre
P wave, QRS complex, T wave, PR interval, ST segment
myocardium, endocardium, epicardium, fibrous pericardium
tunica intima, tunica media, tunica externa, vasa vasorum
aorta, pulmonary artery, superior vena cava, inferior vena cava, pulmonary vein
subclavian artery, axillary artery, brachial artery, radial artery, ulnar artery
coeliac trunk, superior mesenteric artery, inferior mesenteric artery, renal artery
femoral artery, popliteal artery, anterior tibial artery, posterior tibial artery
ductus arteriosus, ductus venosus, foramen ovale, umbilical vein
pulmonary circulation, coronary circulation, portal circulation, cerebral circulation
Frank–Starling law, Poiseuille's law, Laplace's law, Fick's principle
baroreceptor, osmoreceptor, glucoreceptor, stretch receptor
inspiratory capacity, functional residual capacity, total lung capacity, forced vital capacity
anatomical dead space, physiological dead space, alveolar ventilation, minute ventilation
eupnoea, tachypnoea, bradypnoea, hyperpnoea
Bohr effect, Haldane effect, chloride shift, Hering–Breuer reflex
oxyhaemoglobin, carboxyhaemoglobin, carbaminohaemoglobin, methaemoglobin
nasopharynx, oropharynx, laryngopharynx, larynx
thyroid cartilage, cricoid cartilage, arytenoid cartilage, epiglottis
type I pneumocyte, type II pneumocyte, alveolar macrophage, Clara cell
renal cortex, renal medulla, renal pelvis, renal capsule
Bowman's capsule, glomerulus, vasa recta, juxtaglomerular apparatus
macula densa, podocyte, mesangial cell, juxtaglomerular cell
endometrium, myometrium, perimetrium, parametrium
epididymis, vas deferens, seminal vesicle, prostate gland
Sertoli cell, Leydig cell, granulosa cell, theca cell
primordial follicle, primary follicle, secondary follicle, Graafian follicle
corpus luteum, corpus albicans, corpus spongiosum, corpus cavernosum
spermatogonium, primary spermatocyte, secondary spermatocyte, spermatid, spermatozoon
oogonium, primary oocyte, secondary oocyte, polar body
amnion, chorion, allantois, yolk sac
capacitation, acrosome reaction, cortical reaction, syngamy
lochia, colostrum, meconium, vernix caseosa
spleen, thymus, lymph node, tonsil, Peyer's patch
intracellular fluid, interstitial fluid, transcellular fluid, blood plasma
systolic pressure, diastolic pressure, pulse pressure, mean arterial pressure, central venous pressure
prothrombin, fibrinogen, plasminogen, thromboplastin
intrinsic pathway, extrinsic pathway, common pathway, fibrinolytic pathway
erythropoiesis, leucopoiesis, thrombopoiesis, lymphopoiesis
hypothermia, heat stroke, heat exhaustion, frostbite
intramembranous ossification, endochondral ossification, bone remodelling, fracture healing
stereognosis, graphaesthesia, two-point discrimination, kinaesthesia
delta wave, theta wave, alpha wave, beta wave
circadian rhythm, ultradian rhythm, infradian rhythm, circannual rhythm
femoral triangle, cubital fossa, popliteal fossa, axilla
gross anatomy, microscopic anatomy, developmental anatomy, comparative anatomy
surface anatomy, regional anatomy, systemic anatomy, radiological anatomy
cytology, histology, embryology, gross anatomy
anatomical position, supine position, prone position, lateral recumbent position
median plane, coronal plane, transverse plane, oblique plane
proximal, distal, medial, lateral
superficial, deep, proximal, distal
anterior, posterior, superior, inferior
set point, threshold, steady state, normal range
receptor, control centre, effector, afferent pathway
serous membrane, mucous membrane, synovial membrane, cutaneous membrane
parietal layer, visceral layer, fibrous layer, synovial layer
peritoneum, pleura, pericardium, meninges
mesentery, greater omentum, lesser omentum, falciform ligament
mediastinum, pleural cavity, pericardial cavity, peritoneal cavity
diaphragm, external intercostal muscle, internal intercostal muscle, scalene muscle
basement membrane, glycocalyx, ground substance, lamina propria
endothelium, mesothelium, urothelium, germinal epithelium
collagen fibre, elastic fibre, reticular fibre, muscle fibre
hyaline cartilage, elastic cartilage, fibrocartilage, compact bone
perichondrium, periosteum, endosteum, epimysium
lacuna, canaliculus, lamella, trabecula
Haversian canal, Volkmann's canal, canaliculus, medullary cavity
compact bone, spongy bone, woven bone, hyaline cartilage
epiphyseal plate, articular cartilage, medullary cavity, nutrient foramen
red bone marrow, yellow bone marrow, compact bone, articular cartilage
ossification, calcification, bone resorption, bone remodelling
axial skeleton, appendicular skeleton, exoskeleton, visceral skeleton
cranium, vertebral column, thoracic cage, pelvic girdle
vertebral column, thoracic cage, pectoral girdle, pelvic girdle
fontanelle, suture, paranasal sinus, foramen magnum
frontal sinus, maxillary sinus, sphenoidal sinus, ethmoidal sinus
intervertebral disc, intervertebral foramen, vertebral arch, spinous process
atlas, axis, sacrum, coccyx
sternum, rib, clavicle, scapula
manubrium, xiphoid process, sternal angle, costal cartilage
acetabulum, glenoid cavity, olecranon fossa, obturator foramen
ilium, ischium, pubis, sacrum
patella, calcaneus, olecranon, scapula
foramen, fossa, sulcus, meatus
condyle, tubercle, trochanter, crest, spine
tuberosity, condyle, trochanter, styloid process
fibrous joint, cartilaginous joint, synovial joint, artificial joint
synovial fluid, cerebrospinal fluid, pericardial fluid, aqueous humour
synovial membrane, articular cartilage, joint capsule, collateral ligament
bursa, meniscus, tendon sheath, fat pad
aponeurosis, tendon, ligament, retinaculum
sarcolemma, sarcoplasm, sarcoplasmic reticulum, T tubule
sarcomere, nephron, neurone, osteon
myofibril, neurofibril, collagen fibril, microtubule
thick filament, thin filament, elastic filament, intermediate filament
neuromuscular junction, gap junction, tight junction, desmosome
motor end plate, synaptic knob, axon hillock, node of Ranvier
motor unit, reflex arc, muscle spindle, dermatome
sliding filament theory, all-or-none law, length–tension relationship, size principle
cross-bridge, Z line, T tubule, motor end plate
muscle twitch, tetanus, treppe, muscle tone
muscle fatigue, muscle tone, muscle cramp, muscle atrophy
isotonic contraction, isometric contraction, twitch contraction, tetanic contraction
oxygen debt, lactate threshold, maximal oxygen uptake, anaerobic capacity
rigor mortis, livor mortis, algor mortis, pallor mortis
prime mover, antagonist, synergist, fixator
epimysium, perimysium, endomysium, sarcolemma
epineurium, perineurium, endoneurium, neurilemma
intercalated disc, neuromuscular junction, T tubule, sarcomere
slow-twitch fibre, fast-twitch fibre, intermediate fibre, Purkinje fibre
central nervous system, peripheral nervous system, endocrine system, lymphatic system
autonomic nervous system, somatic nervous system, central nervous system, endocrine system
axon hillock, node of Ranvier, neurilemma, synaptic knob
grey matter, white matter, cerebrospinal fluid, dura mater
neurone, astrocyte, oligodendrocyte, Schwann cell
multipolar neurone, bipolar neurone, unipolar neurone, anaxonic neurone
afferent neurone, efferent neurone, interneurone, preganglionic neurone
absolute refractory period, relative refractory period, latent period, synaptic delay
resting membrane potential, action potential, graded potential, threshold potential
saltatory conduction, continuous conduction, decremental conduction, retrograde conduction
all-or-none law, Bell–Magendie law, Frank–Starling law, law of specific nerve energies
synaptic cleft, synaptic vesicle, presynaptic membrane, postsynaptic membrane
acetylcholine, dopamine, serotonin, noradrenaline, GABA, glycine
cholinergic receptor, adrenergic receptor, dopaminergic receptor, serotonergic receptor
monosynaptic reflex, polysynaptic reflex, conditioned reflex, visceral reflex
spinal cord, brain stem, cerebellum, cerebral cortex
cauda equina, conus medullaris, filum terminale, central canal
dermatome, myotome, sclerotome, neural crest
lateral ventricle, third ventricle, fourth ventricle, cerebral aqueduct
choroid plexus, arachnoid villus, cerebral aqueduct, subarachnoid space
blood-brain barrier, blood-testis barrier, placental barrier, filtration membrane
gyrus, sulcus, fissure, lobe
limbic system, reticular formation, basal nuclei, corpus callosum
corticospinal tract, spinothalamic tract, spinocerebellar tract, vestibulospinal tract, rubrospinal tract
pyramidal tract, dorsal column, spinothalamic tract, spinocerebellar tract
projection fibre, association fibre, commissural fibre, Purkinje fibre
receptor potential, action potential, end-plate potential, resting potential
muscle spindle, Golgi tendon organ, joint receptor, Pacinian corpuscle
proprioceptor, exteroceptor, interoceptor, nociceptor
phasic receptor, tonic receptor, nociceptor, thermoreceptor
referred pain, phantom pain, visceral pain, somatic pain, neuropathic pain
olfaction, gustation, hearing, equilibrium
filiform papilla, fungiform papilla, circumvallate papilla, foliate papilla
taste bud, olfactory epithelium, organ of Corti, crista ampullaris
conjunctiva, cornea, sclera, choroid
lacrimal gland, tarsal gland, sebaceous gland, ceruminous gland
pupil, lens, iris, cornea
ciliary body, suspensory ligament, iris, choroid
fovea centralis, optic disc, ora serrata, optic chiasma
rhodopsin, iodopsin, melanin, haemoglobin
auricle, external auditory canal, Eustachian tube, oval window
basilar membrane, tectorial membrane, vestibular membrane, tympanic membrane
organ of Corti, macula of the utricle, crista ampullaris, semicircular canal
scala vestibuli, scala media, scala tympani, helicotrema
endocrine system, nervous system, lymphatic system, integumentary system
steroid hormone, peptide hormone, amine hormone, eicosanoid
tropic hormone, releasing hormone, inhibiting hormone, local hormone
up-regulation, down-regulation, negative feedback, hormone degradation
permissive effect, synergistic effect, antagonistic effect, placebo effect
anterior pituitary, posterior pituitary, adrenal cortex, adrenal medulla
infundibulum, hypothalamus, pineal gland, pituitary gland
alpha cell, beta cell, delta cell, acinar cell
islet of Langerhans, thyroid follicle, corpus luteum, pancreatic acinus
alarm reaction, resistance stage, exhaustion stage, recovery stage
haematocrit, haemoglobin concentration, reticulocyte count, erythrocyte sedimentation rate
erythropoietin, thrombopoietin, renin, calcitriol
erythropoietin, thrombopoietin, colony-stimulating factor, interleukin
haemopoiesis, haemostasis, haemolysis, phagocytosis
proerythroblast, normoblast, reticulocyte, erythrocyte
agglutinogen, agglutinin, complement, fibrinogen
agglutination, precipitation, coagulation, haemolysis
ABO blood group, Rh blood group, MN blood group, Kell blood group
universal donor, universal recipient, autologous donor, living donor
vascular spasm, platelet plug formation, coagulation, clot retraction, fibrinolysis
heparin, warfarin, aspirin, streptokinase
albumin, globulin, fibrinogen, transferrin
atrium, ventricle, auricle, aorta
chordae tendineae, papillary muscle, trabeculae carneae, pectinate muscle
semilunar valve, atrioventricular valve, venous valve, ileocaecal valve
interatrial septum, interventricular septum, atrioventricular septum, nasal septum
end-diastolic volume, end-systolic volume, stroke volume, cardiac output
isovolumetric contraction, ventricular ejection, isovolumetric relaxation, ventricular filling, atrial systole
first heart sound, second heart sound, third heart sound, fourth heart sound
heart sound, murmur, pulse, apex beat
pacemaker, ectopic focus, Purkinje fibre, atrioventricular node
electrocardiogram, echocardiogram, angiogram, phonocardiogram
electrocardiogram, electroencephalogram, electromyogram, spirogram
cardiac reserve, cardiac output, stroke volume, venous return
chronotropic effect, inotropic effect, dromotropic effect, bathmotropic effect
anastomosis, end artery, collateral vessel, portal system
sinusoid, metarteriole, venule, arteriole
continuous capillary, fenestrated capillary, sinusoidal capillary, lymphatic capillary
precapillary sphincter, pyloric sphincter, anal sphincter, cardiac sphincter
vascular resistance, blood viscosity, vascular compliance, venous return
autoregulation, neural regulation, hormonal regulation, reactive hyperaemia
skeletal muscle pump, respiratory pump, sodium-potassium pump, proton pump
hydrostatic pressure, colloid osmotic pressure, pulse pressure, intrapleural pressure
lymphatic vessel, artery, vein, capillary
cisterna chyli, thoracic duct, right lymphatic duct, lacteal
red pulp, white pulp, germinal centre, medullary sinus
pulmonary ventilation, external respiration, internal respiration, cellular respiration
intrapleural pressure, intrapulmonary pressure, transpulmonary pressure, atmospheric pressure
surfactant, mucus, pleural fluid, bile salt
lung compliance, airway resistance, alveolar surface tension, elastic recoil
Dalton's law, Henry's law, Boyle's law, Charles' law
spirometer, sphygmomanometer, stethoscope, electrocardiograph
oxygen-haemoglobin dissociation curve, compliance curve, dose–response curve, strength–duration curve
dorsal respiratory group, ventral respiratory group, pneumotaxic centre, apneustic centre
parietal pleura, visceral pleura, parietal peritoneum, visceral peritoneum
chyme, bolus, faeces, chyle
villus, microvillus, plica circularis, gastric pit
pyloric sphincter, lower oesophageal sphincter, ileocaecal valve, hepatopancreatic sphincter
gallbladder, pancreas, liver, spleen
cystic duct, common bile duct, common hepatic duct, pancreatic duct
emulsification, saponification, hydrolysis, micelle formation
segmentation, peristalsis, mass movement, haustral churning
alimentary canal, respiratory tract, urinary tract, biliary tree
myenteric plexus, submucosal plexus, coeliac plexus, hypogastric plexus
renal corpuscle, renal tubule, collecting duct, vasa recta
glomerular filtration rate, renal plasma flow, filtration fraction, renal clearance
renal threshold, transport maximum, glomerular filtration rate, filtration fraction
countercurrent multiplier, countercurrent exchanger, sodium-potassium pump, tubuloglomerular feedback
renin-angiotensin system, kallikrein-kinin system, sympathetic nervous system, natriuretic peptide system
ureter, urethra, urinary bladder, renal pelvis
detrusor muscle, internal urethral sphincter, external urethral sphincter, trigone
afferent arteriole, efferent arteriole, interlobular artery, arcuate artery
micturition, defaecation, deglutition, ejaculation
acidosis, alkalosis, uraemia, dehydration
bicarbonate buffer system, phosphate buffer system, protein buffer system, haemoglobin buffer system
testis, epididymis, prostate gland, seminal vesicle
scrotum, spermatic cord, inguinal canal, tunica albuginea
erection, emission, ejaculation, capacitation
ovary, uterine tube, uterus, vagina
fimbria, ampulla, isthmus, infundibulum
cervix, fundus, vagina, uterine tube
broad ligament, round ligament, ovarian ligament, uterosacral ligament
ovarian cycle, menstrual cycle, oestrous cycle, cardiac cycle
menstrual phase, proliferative phase, secretory phase, ischaemic phase
decidua basalis, decidua capsularis, decidua parietalis, chorionic villus
placenta, umbilical cord, amniotic sac, corpus luteum
human chorionic gonadotropin, human placental lactogen, relaxin, oxytocin
parturition, implantation, fertilisation, lactation
menarche, thelarche, adrenarche, menopause
puberty, climacteric, senescence, adolescence
nerve, ganglion, tract, plexus
blood, lymph, synovial fluid, cerebrospinal fluid
vulva, vagina, cervix, uterus
origin, insertion, muscle belly, aponeurosis
ruga, haustrum, villus, plica circularis
Rh factor, intrinsic factor, rheumatoid factor, von Willebrand factor
reflex, tropism, voluntary movement, conditioned response
vestibule, cochlea, auricle, Eustachian tube
heart, kidney, liver, spleen
perineum, inguinal region, axilla, popliteal fossa
microcirculation, systemic circulation, pulmonary circulation, lymphatic circulation
static equilibrium, dynamic equilibrium, proprioception, accommodation
`;
