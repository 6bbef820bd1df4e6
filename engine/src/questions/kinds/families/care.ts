/** Families of terms of nursing, midwifery, public health, nutrition and laboratory medicine; see ../term-families.ts. */
export const CARE = `
assessment phase, nursing diagnosis phase, planning phase, implementation phase, evaluation phase
self-care deficit theory, adaptation model, environmental theory, theory of interpersonal relations, human becoming theory
health promotion model, health belief model, theory of planned behaviour, transtheoretical model
precontemplation stage, contemplation stage, preparation stage, action stage, maintenance stage
perceived susceptibility, perceived severity, perceived benefit, perceived barrier
primary nursing, team nursing, functional nursing, case method nursing, modular nursing
supine position, prone position, lithotomy position, Sims' position, Fowler's position, Trendelenburg position
palpation, percussion, auscultation, visual inspection
subjective data, objective data, baseline data, historical data
actual nursing diagnosis, risk nursing diagnosis, wellness nursing diagnosis, syndrome nursing diagnosis
intradermal injection, subcutaneous injection, intramuscular injection, intravenous injection
deltoid site, ventrogluteal site, dorsogluteal site, vastus lateralis site
remittent fever, intermittent fever, relapsing fever, continuous fever
oral temperature, rectal temperature, axillary temperature, tympanic temperature
pulse deficit, pulse volume, pulse rate, pulse rhythm
radial pulse, carotid pulse, brachial pulse, femoral pulse, popliteal pulse
Cheyne–Stokes respiration, Kussmaul respiration, Biot's respiration, agonal respiration
nasogastric tube, gastrostomy tube, jejunostomy tube, tracheostomy tube
whole blood, packed red cells, platelet concentrate, fresh frozen plasma, cryoprecipitate
incised wound, lacerated wound, puncture wound, avulsion wound, abrasion wound
stage 1 pressure ulcer, stage 2 pressure ulcer, stage 3 pressure ulcer, stage 4 pressure ulcer
first-degree burn, second-degree burn, third-degree burn, fourth-degree burn
haemostasis phase, inflammatory phase, proliferative phase, remodelling phase
serous drainage, sanguineous drainage, serosanguineous drainage, purulent drainage
closed fracture, open fracture, greenstick fracture, comminuted fracture, spiral fracture
skin traction, skeletal traction, manual traction, balanced traction
general anaesthesia, spinal anaesthesia, epidural anaesthesia, local anaesthesia, regional block
preoperative phase, intraoperative phase, postoperative phase, convalescent phase
scrub nurse, circulating nurse, anaesthetic nurse, recovery nurse
elective surgery, emergency surgery, palliative surgery, reconstructive surgery, diagnostic surgery
appendicectomy, cholecystectomy, hysterectomy, thyroidectomy, mastectomy
colostomy, ileostomy, gastrostomy, cystostomy, tracheostomy
anticipatory grief, complicated grief, disenfranchised grief, normal grief
implied consent, surrogate consent, parental consent, presumed consent
standard precaution, contact precaution, droplet precaution, airborne precaution
medical asepsis, surgical asepsis, terminal disinfection, concurrent disinfection
barrier nursing, protective isolation, cohort nursing, hand hygiene
direct contact transmission, droplet transmission, airborne transmission, vehicle transmission, vector transmission
reservoir of infection, portal of exit, mode of transmission, portal of entry, susceptible host
red bag waste, sharps waste, pathological waste, pharmaceutical waste, radioactive waste
presumptive sign of pregnancy, probable sign of pregnancy, positive sign of pregnancy, danger sign of pregnancy
Chadwick's sign, Goodell's sign, Hegar's sign, Braxton Hicks contraction
gynaecoid pelvis, android pelvis, anthropoid pelvis, platypelloid pelvis
breech presentation, shoulder presentation, face presentation, brow presentation, compound presentation
frank breech, complete breech, footling breech, knee presentation
longitudinal lie, transverse lie, oblique lie, unstable lie
first stage of labour, second stage of labour, third stage of labour, fourth stage of labour
latent phase of labour, active phase of labour, transition phase, expulsive phase
threatened abortion, inevitable abortion, incomplete abortion, complete abortion, missed abortion, septic abortion
placenta praevia, abruptio placentae, vasa praevia, placenta accreta
hydatidiform mole, ectopic pregnancy, choriocarcinoma, spontaneous abortion
uterine atony, uterine inversion, uterine rupture, retained products of conception
caput succedaneum, cephalhaematoma, subgaleal haemorrhage, moulding of the head
anterior fontanelle, posterior fontanelle, sagittal suture, coronal suture
lochia rubra, lochia serosa, lochia alba, leucorrhoea
Apgar score, Bishop score, Glasgow Coma Scale, Braden scale, partograph
forceps delivery, vacuum extraction, caesarean section, spontaneous vaginal delivery
oral contraceptive, injectable contraceptive, contraceptive implant, intrauterine device, barrier method
calendar method, basal body temperature method, cervical mucus method, lactational amenorrhoea method
tubal ligation, vasectomy, emergency contraception, coitus interruptus
menorrhagia, metrorrhagia, dysmenorrhoea, amenorrhoea, oligomenorrhoea
vesicovaginal fistula, rectovaginal fistula, uterine prolapse, cystocele, rectocele
preterm baby, post-term baby, small-for-date baby, large-for-date baby
exclusive breastfeeding, complementary feeding, replacement feeding, mixed feeding
BCG vaccine, oral polio vaccine, pentavalent vaccine, measles vaccine, yellow fever vaccine
moderate acute malnutrition, severe acute malnutrition, chronic malnutrition, micronutrient deficiency
24-hour dietary recall, food frequency questionnaire, food diary, weighed food record
body mass index, mid-upper arm circumference, waist-hip ratio, skinfold thickness
anthropometric assessment, biochemical assessment, clinical assessment, dietary assessment
estimated average requirement, recommended dietary allowance, adequate intake, tolerable upper intake level
complete protein, incomplete protein, complementary protein, textured protein
biological value, net protein utilisation, protein efficiency ratio, chemical score
food fortification, food supplementation, dietary diversification, biofortification
clear liquid diet, full liquid diet, soft diet, low-residue diet
diabetic diet, low-sodium diet, gluten-free diet, low-protein diet, ketogenic diet
enteral nutrition, parenteral nutrition, oral supplementation, intravenous hydration
glycaemic index, glycaemic load, satiety value, energy density of food
botulism, salmonellosis, staphylococcal food poisoning, listeriosis, aflatoxicosis
preservative, antioxidant additive, emulsifying agent, food colour, sweetener
Maillard reaction, caramelisation, enzymatic browning, rancidity
hazard analysis, critical control point, critical limit, corrective action
food security, food safety, food sovereignty, food hygiene
descriptive epidemiology, analytical epidemiology, experimental epidemiology, clinical epidemiology
point-source outbreak, continuous-source outbreak, propagated outbreak, mixed outbreak
neonatal mortality rate, perinatal mortality rate, post-neonatal mortality rate, under-five mortality rate
disability-adjusted life year, quality-adjusted life year, healthy life expectancy, years of life lost
active surveillance, passive surveillance, sentinel surveillance, syndromic surveillance
disease elimination, disease eradication, disease control, disease surveillance
ring vaccination, mass vaccination, routine immunisation, catch-up immunisation
mass screening, selective screening, opportunistic screening, multiphasic screening
lead-time bias, length-time bias, recall bias, selection bias
single-blind trial, double-blind trial, open-label trial, crossover trial
phase I trial, phase II trial, phase III trial, phase IV trial
primary health care, secondary health care, tertiary health care, home-based care
out-of-pocket payment, social health insurance, private health insurance, community-based health insurance
fee-for-service, capitation, diagnosis-related group, salary payment
health education, health protection, health advocacy, community mobilisation
pit latrine, pour-flush latrine, bucket latrine, composting toilet
larviciding, indoor residual spraying, insecticide-treated net, environmental management
air pollution, water pollution, noise pollution, soil pollution, thermal pollution
silicosis, asbestosis, byssinosis, anthracosis, bagassosis
physical hazard, chemical hazard, biological hazard, ergonomic hazard, psychosocial hazard
hazard substitution, engineering control, administrative control, personal protective equipment
epidemiologist, biostatistician, health educator, environmental health officer
World Health Organization, UNICEF, UNFPA, UNAIDS
haematology, clinical chemistry, medical microbiology, histopathology, immunohaematology
full blood count, erythrocyte sedimentation rate, packed cell volume, mean corpuscular volume
prothrombin time, bleeding time, clotting time, activated partial thromboplastin time
liver function test, kidney function test, lipid profile, thyroid function test
direct Coombs test, indirect Coombs test, cross-matching, blood grouping
haematoxylin and eosin stain, periodic acid–Schiff stain, Ziehl–Neelsen stain, Giemsa stain
X-ray imaging, ultrasonography, computed tomography, magnetic resonance imaging, scintigraphy
electrocardiography, electroencephalography, electromyography, spirometry
gastroscopy, colonoscopy, bronchoscopy, cystoscopy, laparoscopy
lumbar puncture, paracentesis, thoracentesis, biopsy
cardiology, neurology, nephrology, gastroenterology, dermatology, endocrinology
paediatrics, geriatrics, obstetrics, gynaecology, neonatology
range-of-motion exercise, isometric exercise, resistance exercise, aerobic exercise
passive exercise, active exercise, active-assistive exercise, resistive exercise
cryotherapy, thermotherapy, hydrotherapy, electrotherapy
dental caries, gingivitis, periodontitis, malocclusion, dental fluorosis
`;
