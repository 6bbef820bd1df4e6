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
`;
