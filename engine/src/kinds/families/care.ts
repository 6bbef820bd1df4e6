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
undernutrition, overnutrition, nutrient imbalance, nutrient toxicity
essential nutrient, non-essential nutrient, antinutrient, phytochemical
functional food, convenience food, genetically modified food, staple food
nutraceutical, probiotic, prebiotic, food additive
bomb calorimeter, respiration chamber, Douglas bag, spirometer
direct calorimetry, indirect calorimetry, bomb calorimetry, doubly labelled water method
resting metabolic rate, thermic effect of food, energy cost of activity, adaptive thermogenesis
simple carbohydrate, complex carbohydrate, dietary fibre, sugar alcohol
soluble fibre, insoluble fibre, resistant starch, digestible starch
pectin, gum, mucilage, lignin
artificial sweetener, sugar alcohol, invert sugar, high-fructose corn syrup
aspartame, saccharin, sucralose, stevia, cyclamate
omega-3 fatty acid, omega-6 fatty acid, omega-9 fatty acid, trans fatty acid
visible fat, invisible fat, hydrogenated fat, body fat
protein turnover, protein digestibility, protein synthesis, protein sparing
kwashiorkor, marasmus, marasmic kwashiorkor, nutritional dwarfism
provitamin, antivitamin, coenzyme, hormone
ariboflavinosis, beriberi, pellagra, scurvy
Wernicke–Korsakoff syndrome, pellagra, pernicious anaemia, xerophthalmia
pantothenic acid, pyridoxine, biotin, thiamine, riboflavin, niacin
neural tube defect, cretinism, fetal alcohol syndrome, congenital rubella syndrome
hypervitaminosis, avitaminosis, hypovitaminosis, food poisoning
major mineral, trace mineral, ultratrace mineral, toxic metal
phosphorus, magnesium, sodium, potassium
selenium, chromium, manganese, molybdenum
haem iron, non-haem iron, ferritin, transferrin
goitrogen, phytate, oxalate, trypsin inhibitor
fluorosis, Keshan disease, goitre, haemochromatosis
peak bone mass, bone mineral density, lean body mass, ideal body weight
overhydration, dehydration, oedema, electrolyte imbalance
food pyramid, food plate, food group, exchange list
food composition table, exchange list, growth chart, food label
nutrient density, energy density, glycaemic index, satiety index
nutrition labelling, nutrition education, nutrition surveillance, nutrition counselling
nutrition screening, nutrition assessment, nutrition diagnosis, nutrition intervention
weight-for-age, height-for-age, weight-for-height, head circumference
stunting, wasting, underweight, overweight
anthropometry, biochemical testing, clinical examination, dietary survey
obesity, underweight, overweight, cachexia
24-hour recall, diet history, food frequency questionnaire, food diary
nutrition transition, demographic transition, epidemiological transition, health transition
food insecurity, hunger, famine, malnutrition
chronic food insecurity, transitory food insecurity, seasonal food insecurity, emergency food insecurity
food availability, food access, food utilisation, food stability
hunger, appetite, satiety, satiation
ghrelin, leptin, cholecystokinin, peptide YY
anorexia nervosa, bulimia nervosa, binge eating disorder, orthorexia nervosa
fad diet, crash diet, balanced diet, elimination diet
vegan, lacto-vegetarian, lacto-ovo-vegetarian, pescatarian
vegetarian diet, Mediterranean diet, ketogenic diet, macrobiotic diet
regular diet, liquid diet, soft diet, bland diet
high-fibre diet, low-fat diet, low-purine diet, low-potassium diet
total parenteral nutrition, peripheral parenteral nutrition, enteral nutrition, oral nutrition support
tube feeding, parenteral feeding, oral feeding, forced feeding
bolus feeding, continuous feeding, intermittent feeding, cyclic feeding
refeeding syndrome, dumping syndrome, short bowel syndrome, malabsorption syndrome
breastfeeding, bottle feeding, cup feeding, tube feeding
colostrum, transitional milk, foremilk, hindmilk
let-down reflex, rooting reflex, sucking reflex, swallowing reflex
infant formula, breast milk, cow's milk, follow-on formula
low birth weight, macrosomia, prematurity, post-maturity
growth monitoring, school feeding, food supplementation, nutrition rehabilitation
food fortification, food enrichment, food restoration, biofortification
stabiliser, emulsifier, humectant, thickener
flavour enhancer, food colouring, acidulant, anticaking agent
antioxidant, preservative, sequestrant, bleaching agent
salting, sun drying, freeze-drying, pickling
freezing, chilling, canning, dehydration
blanching, pasteurisation, sterilisation, ultra-high-temperature treatment
boiling, steaming, stewing, poaching, simmering
baking, roasting, grilling, frying
cross-contamination, food adulteration, food spoilage, food poisoning
physical contamination, chemical contamination, biological contamination, cross-contamination
food-borne infection, food-borne intoxication, food allergy, food intolerance
gelatinisation, retrogradation, dextrinisation, caramelisation
gelation, coagulation, syneresis, foaming
leavening agent, thickening agent, emulsifying agent, setting agent
gluten, casein, albumin, gelatine
menu planning, meal planning, food purchasing, portion control
cyclic menu, à la carte menu, table d'hôte menu, static menu
dietitian, nutritionist, food technologist, food scientist
carbohydrate loading, protein supplementation, fluid replacement, fasting
ergogenic aid, sports drink, energy bar, protein supplement
food habit, food taboo, food fad, food preference
inborn error of metabolism, deficiency disease, food allergy, eating disorder
estimated energy requirement, acceptable macronutrient distribution range, recommended dietary allowance, tolerable upper intake level
kilocalorie, joule, watt, gram
`;
