/** Families of terms of human physiology and of regional anatomy; see ../term-families.ts. */
export const PHYSIOLOGY = `
absorptive state, postabsorptive state, basal state, fasting state
accommodation reflex, pupillary light reflex, corneal reflex, vestibulo-ocular reflex
adipocyte, fibroblast, macrophage, mast cell
afferent nerve, efferent nerve, mixed nerve
alveolar duct, respiratory bronchiole, terminal bronchiole, alveolar sac
anatomical snuffbox, cubital fossa, carpal tunnel, popliteal fossa
angiotensin II, aldosterone, antidiuretic hormone, atrial natriuretic peptide
shoulder joint, elbow joint, wrist joint, hip joint, knee joint, ankle joint
sacroiliac joint, temporomandibular joint, atlantoaxial joint, sternoclavicular joint
aortic arch, ascending aorta, thoracic aorta, abdominal aorta
axillary lymph node, inguinal lymph node, cervical lymph node, mesenteric lymph node
azygos vein, jugular vein, subclavian vein, brachiocephalic vein
baroreceptor reflex, chemoreceptor reflex, Bainbridge reflex, Hering–Breuer reflex
bile duct, cystic duct, pancreatic duct, parotid duct
bile pigment, bile salt, digestive enzyme, mucus
Brunner's gland, crypt of Lieberkühn, gastric gland, salivary gland
bulbourethral gland, prostate gland, seminal vesicle, greater vestibular gland
calcaneal tendon, patellar ligament, inguinal ligament, flexor retinaculum
carotid body, carotid sinus, aortic body, juxtaglomerular apparatus
circle of Willis, coronary sinus, cavernous sinus, hepatic portal system
cerebral hemisphere, brain stem, cerebellum, diencephalon
chondroblast, osteoblast, fibroblast, myoblast
corpus striatum, substantia nigra, subthalamic nucleus, red nucleus
caudate nucleus, putamen, globus pallidus, claustrum
corona radiata, internal capsule, corpus callosum, fornix
crista galli, cribriform plate, sella turcica, foramen magnum
decerebrate rigidity, decorticate rigidity, spinal shock, clonus
superficial fascia, deep fascia, visceral fascia, aponeurosis
epidermis, dermis, hypodermis, deep fascia
dicrotic notch, pulse wave, P wave, T wave
duodenal papilla, sphincter of Oddi, pyloric sphincter, ileocaecal valve
ectopic beat, sinus arrhythmia, heart block, atrial flutter
epiploic foramen, inguinal canal, femoral canal, obturator canal
excitation–contraction coupling, saltatory conduction, synaptic transmission, cross-bridge cycling
extrafusal fibre, intrafusal fibre, Purkinje fibre, collagen fibre
pyramidal tract, extrapyramidal tract, spinothalamic tract, dorsal column tract
falx cerebri, tentorium cerebelli, falx cerebelli, diaphragma sellae
follicle-stimulating hormone, luteinising hormone, prolactin, growth hormone
gonadotropin-releasing hormone, thyrotropin-releasing hormone, corticotropin-releasing hormone, growth hormone-releasing hormone
inhibin, activin, relaxin, melatonin
gastric emptying, gastrocolic reflex, enterogastric reflex, defaecation reflex
enterogastric reflex, gastrocolic reflex, vomiting reflex, swallowing reflex
greater trochanter, lesser trochanter, greater tubercle, lateral epicondyle
medial malleolus, lateral malleolus, medial condyle, tibial tuberosity
gubernaculum, round ligament, spermatic cord, tunica vaginalis
hair follicle, sebaceous gland, sweat gland, arrector pili muscle
hepatic lobule, pancreatic acinus, thyroid follicle, renal corpuscle
hepatic portal vein, hepatic vein, splenic vein, superior mesenteric vein
hyoid bone, mandible, maxilla, thyroid cartilage
inspiration, expiration, inspiratory pause, apnoea
interosseous membrane, linea alba, nuchal ligament, iliotibial tract
inulin clearance, creatinine clearance, para-aminohippurate clearance, urea clearance
knee jerk, ankle jerk, biceps jerk, plantar reflex
bony labyrinth, membranous labyrinth, Eustachian tube, mastoid antrum
lateral geniculate body, medial geniculate body, superior colliculus, inferior colliculus
locus coeruleus, raphe nucleus, substantia nigra, ventral tegmental area
long-term potentiation, long-term depression, habituation, sensitisation
lunula, nail bed, cuticle, nail root
macula lutea, optic disc, ora serrata, ciliary body
milk ejection reflex, rooting reflex, sucking reflex, Ferguson reflex
mucociliary escalator, cough reflex, sneeze reflex
adenohypophysis, neurohypophysis, adrenal cortex, pineal body
neuropeptide, catecholamine, amino acid transmitter, endocannabinoid
shivering, non-shivering thermogenesis, sweating, vasoconstriction
obligatory water reabsorption, facultative water reabsorption, tubular secretion, glomerular filtration
osmotic diuresis, pressure diuresis, water diuresis, antidiuresis
osmolality, tonicity, oncotic pressure, specific gravity
hard palate, soft palate, uvula, epiglottis
pelvic floor, urogenital diaphragm, perineal body, ischiorectal fossa
periodontal ligament, alveolar bone, cementum, gingiva
phrenic nerve, intercostal nerve, long thoracic nerve, recurrent laryngeal nerve
pterion, bregma, lambda, asterion
quadriceps femoris, hamstring, triceps surae, adductor group
receptive field, sensory threshold, two-point discrimination, lateral inhibition
reciprocal innervation, lateral inhibition, recurrent inhibition, presynaptic inhibition
renal pyramid, renal column, renal papilla, renal pelvis
Renshaw cell, Purkinje cell, pyramidal cell, granule cell
respiratory membrane, filtration membrane, placental membrane, synovial membrane
seminiferous tubule, rete testis, epididymis, vas deferens
REM sleep, slow-wave sleep, drowsiness, wakefulness
sleep spindle, K complex, alpha rhythm, delta wave
somatostatin, glucagon, insulin, pancreatic polypeptide
spermatocytogenesis, spermiogenesis, spermiation, capacitation
splanchnic circulation, coronary circulation, cerebral circulation, cutaneous circulation
thyroglobulin, thyroxine, triiodothyronine, calcitonin
umami, sweet taste, sour taste, bitter taste, salty taste
vocal cord, vestibular fold, epiglottis
vermis, flocculus, cerebellar peduncle, dentate nucleus
zona pellucida, corona radiata, acrosome, polar body
vagal tone, sympathetic tone, muscle tone, vasomotor tone
maximum breathing capacity, vital capacity, forced expiratory volume, peak expiratory flow
respiratory sinus arrhythmia, tachycardia, bradycardia, atrial fibrillation
`;
