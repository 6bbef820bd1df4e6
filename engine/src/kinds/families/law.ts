/** Families of terms of law; see ../term-families.ts. */
export const LAW = `
bilateral contract, unilateral contract, simple contract, contract under seal
postal rule, mirror image rule, last shot rule, parol evidence rule
invitation to treat, counter-offer, request for information, letter of intent, statement of price
lapse of an offer, revocation of an offer, rejection of an offer, acceptance of an offer
past consideration, executed consideration, executory consideration, nominal consideration
privity of contract, freedom of contract, sanctity of contract, novation of contract
promissory estoppel, proprietary estoppel, estoppel by convention, estoppel by representation
fraudulent misrepresentation, negligent misrepresentation, innocent misrepresentation, mere puff
common mistake, mutual mistake, unilateral mistake, non est factum
economic duress, undue influence, unconscionable bargain, misrepresentation
actual undue influence, presumed undue influence, physical duress, economic duress
exclusion clause, limitation clause, penalty clause, liquidated damages clause, force majeure clause
contra proferentem, ejusdem generis, noscitur a sociis, expressio unius
actual breach, anticipatory breach, fundamental breach, minor breach
nominal damages, punitive damages, aggravated damages, liquidated damages
expectation damages, reliance damages, restitution, account of profits
remoteness of damage, mitigation of loss, measure of damages, causation
prohibitory injunction, mandatory injunction, interim injunction, freezing injunction
specific performance, rescission, rectification, declaration
discharge by performance, discharge by agreement, discharge by breach, discharge by frustration
novation, assignment, subrogation, waiver
quantum meruit, quantum valebat, account stated, money had and received
fiduciary duty, duty of care, duty of confidence, statutory duty
volenti non fit injuria, ex turpi causa, contributory negligence, act of God
volenti non fit injuria, res ipsa loquitur, novus actus interveniens, damnum sine injuria
public nuisance, private nuisance, trespass to land, rule in Rylands v Fletcher
assault, battery, false imprisonment, malicious prosecution
trespass to land, trespass to goods, trespass to the person, conversion
conversion, detinue, replevin, trespass to goods
libel, slander, injurious falsehood, passing off
absolute privilege, qualified privilege, fair comment, justification
vicarious liability, strict liability, occupiers' liability, product liability, absolute liability
nervous shock, pure economic loss, personal injury, property damage
primary victim, secondary victim, rescuer, bystander
but for test, material contribution test, neighbour test, foreseeability test
contributory negligence, volenti non fit injuria, inevitable accident, necessity
intention, recklessness, negligence, strict liability
direct intent, oblique intent, transferred malice, recklessness
attempt, conspiracy, incitement, aiding and abetting
principal offender, accessory before the fact, accessory after the fact, secondary party
self-defence, necessity, duress, provocation, insanity
insanity, automatism, intoxication, diminished responsibility
provocation, diminished responsibility, suicide pact, loss of control
murder, voluntary manslaughter, involuntary manslaughter, infanticide
theft, robbery, burglary, obtaining by deception, receiving stolen goods
common assault, actual bodily harm, grievous bodily harm, wounding
felony, misdemeanour, simple offence, regulatory offence
indictable offence, summary offence, hybrid offence, strict liability offence
retribution, deterrence, rehabilitation, incapacitation, restitution
concurrent sentence, consecutive sentence, suspended sentence, mandatory sentence
acquittal, conviction, discharge, nolle prosequi
arraignment, plea, trial, sentencing, appeal
burden of proof, standard of proof, presumption of innocence, right to silence
direct evidence, circumstantial evidence, hearsay evidence, real evidence
primary evidence, secondary evidence, oral evidence, documentary evidence
examination-in-chief, cross-examination, re-examination, leading question
confession, admission, dying declaration, res gestae
relevance, admissibility, weight, competence
competence, compellability, credibility, privilege
legal professional privilege, public interest immunity, without prejudice privilege, privilege against self-incrimination
doctrine of precedent, judicial review, statutory interpretation, law reporting
ratio decidendi, obiter dictum, dissenting judgment, headnote
binding precedent, persuasive precedent, original precedent, declaratory precedent
overruling, reversing, distinguishing, following
literal rule, golden rule, mischief rule, purposive approach
long title, short title, preamble, schedule, marginal note
common law, equity, legislation, customary law, Islamic law
repugnancy test, validity test, incompatibility test, public policy test
received English law, customary law, Islamic law, international law
natural law theory, legal positivism, legal realism, historical school, sociological school
natural law, positive law, customary law, divine law
grundnorm, rule of recognition, rule of change, rule of adjudication
command theory, pure theory of law, volksgeist, social engineering
rule of law, separation of powers, parliamentary supremacy, constitutional supremacy
audi alteram partem, nemo judex in causa sua, habeas corpus, stare decisis
fair hearing, freedom of expression, right to life, freedom of movement, freedom of assembly
right to life, right to dignity, right to personal liberty, right to privacy
fundamental right, socio-economic right, group right, natural right
exclusive legislative list, concurrent legislative list, residual list, fundamental objectives
judicial review, impeachment, executive veto, confirmation of appointments
certiorari, mandamus, prohibition, habeas corpus, quo warranto
locus standi, justiciability, ripeness, mootness
ultra vires, abuse of discretion, procedural impropriety, irrationality
original jurisdiction, appellate jurisdiction, supervisory jurisdiction, advisory jurisdiction
magistrates' court, high court, court of appeal, Supreme Court
tenancy in common, joint tenancy, tenancy at will, tenancy at sufferance
fixed term tenancy, periodic tenancy, tenancy at will, tenancy at sufferance
fee simple, fee tail, life estate, leasehold
freehold estate, leasehold estate, life interest, reversionary interest
easement, profit a prendre, licence, restrictive covenant
easement, covenant, lease, mortgage
dominant tenement, servient tenement, quasi-easement, easement of necessity
legal mortgage, equitable mortgage, charge, pledge
foreclosure, power of sale, appointment of a receiver, taking possession
equity of redemption, right of foreclosure, power of sale, right of consolidation
statutory right of occupancy, customary right of occupancy, certificate of occupancy, deemed grant
adverse possession, prescription, acquiescence, laches
fixture, chattel, fitting, improvement
express trust, resulting trust, constructive trust, charitable trust
settlor, trustee, beneficiary, protector
certainty of intention, certainty of subject matter, certainty of objects, certainty of words
private trust, public trust, discretionary trust, bare trust
testator, executor, administrator, beneficiary
specific legacy, general legacy, demonstrative legacy, residuary legacy
ademption, abatement, lapse, revocation
intestacy, probate, letters of administration, codicil
void marriage, voidable marriage, customary marriage, statutory marriage
adultery, desertion, cruelty, irretrievable breakdown
divorce, nullity, judicial separation, restitution of conjugal rights
memorandum of association, articles of association, prospectus, certificate of incorporation
ordinary share, preference share, deferred share, founders' share
fixed charge, floating charge, lien, pledge
private company, public company, company limited by guarantee, unlimited company
sole proprietorship, partnership, private company, public company, cooperative
general partner, limited partner, sleeping partner, nominal partner
ordinary resolution, special resolution, written resolution, board resolution
annual general meeting, extraordinary general meeting, statutory meeting, class meeting
director, company secretary, auditor, promoter
executive director, non-executive director, managing director, shadow director
separate personality, limited liability, perpetual succession, transferability of shares
winding up by the court, voluntary winding up, receivership, administration
lifting the veil of incorporation, derivative action, oppression remedy, winding-up petition
rule in Foss v Harbottle, rule in Turquand's case, rule in Salomon's case, rule in Rylands v Fletcher
actual authority, apparent authority, usual authority, agency of necessity
general agent, special agent, del credere agent, factor, broker
disclosed principal, undisclosed principal, named principal, foreign principal
agency by agreement, agency by ratification, agency by estoppel, agency of necessity
nemo dat rule, caveat emptor, market overt, estoppel
condition, warranty, innominate term, collateral contract
sale by description, sale by sample, sale on approval, sale by auction
cost insurance and freight, free on board, ex works, delivered duty paid
hire purchase, credit sale, conditional sale, lease
bill of exchange, cheque, promissory note, bill of lading
drawer, drawee, payee, endorsee
patent, trade mark, copyright, industrial design, trade secret
moral right, economic right, neighbouring right, performer's right
unfair dismissal, wrongful dismissal, redundancy, constructive dismissal
contract of service, contract for services, apprenticeship, agency
arbitration, mediation, conciliation, negotiation, litigation
treaty, custom, general principle of law, judicial decision
monism, dualism, transformation, incorporation
de facto recognition, de jure recognition, implied recognition, conditional recognition
territorial principle, nationality principle, protective principle, universality principle
territorial sea, contiguous zone, exclusive economic zone, continental shelf, high seas
ratification, accession, signature, reservation
jus cogens, opinio juris, pacta sunt servanda, rebus sic stantibus
diplomatic immunity, state immunity, consular immunity, judicial immunity
extradition, deportation, asylum, rendition
genocide, war crime, crime against humanity, crime of aggression
attestation, execution, delivery, sealing
writ of summons, originating summons, petition, originating motion
statement of claim, statement of defence, counterclaim, reply
interlocutory order, final judgment, default judgment, consent judgment
garnishee proceedings, writ of execution, judgment summons, charging order
principal, accessory, co-conspirator, instigator
Bill, Act, ordinance, decree
Act, decree, edict, bye-law
arbitral award, court judgment, out-of-court settlement, interim order
arrest, search, seizure, detention
autrefois acquit, autrefois convict, nolle prosequi, plea of guilty
plea of guilty, plea of not guilty, autrefois acquit, plea of pardon
balance of probabilities, beyond reasonable doubt, prima facie case, reasonable suspicion
breach of contract, breach of trust, breach of statutory duty, breach of confidence
bribery, extortion, embezzlement, money laundering
choice of law, choice of jurisdiction, recognition of foreign judgments, renvoi
domicile of origin, domicile of choice, domicile of dependence, ordinary residence
domicile, nationality, residence, citizenship
lex fori, lex situs, lex domicilii, lex loci contractus, lex loci delicti
communal land, family land, state land, individual land
family property, communal property, chieftaincy property, self-acquired property
competent witness, compellable witness, expert witness, hostile witness
expert witness, eyewitness, character witness, hostile witness
conveyance, deed of assignment, deed of gift, lease
deed, will, power of attorney, affidavit
deed of assignment, deed of gift, deed of partition, deed of lease
corporate personality, limited liability, perpetual succession, common seal
veil of incorporation, certificate of incorporation, pre-incorporation contract, promoter's fiduciary duty
crime, tort, breach of contract, breach of trust
sole custody, joint custody, split custody, guardianship
custody, maintenance, adoption, legitimation
customary international law, treaty law, general principles of law, judicial decisions
cy-pres doctrine, doctrine of tracing, doctrine of conversion, doctrine of part performance
rule against perpetuities, rule against accumulations, rule in Saunders v Vautier, rule in Howe v Dartmouth
rule against perpetuities, rule against inalienability, nemo dat rule, parol evidence rule
deceit, injurious falsehood, passing off, inducing breach of contract
inducing breach of contract, intimidation, conspiracy, unlawful interference with trade
defilement, rape, indecent assault, incest, bigamy
kidnapping, abduction, false imprisonment, human trafficking
derogation from grant, quiet enjoyment, forfeiture, re-entry
covenant for quiet enjoyment, covenant to pay rent, covenant to repair, covenant not to assign
derogation, reservation, denunciation, ratification
devise, legacy, gift inter vivos, donatio mortis causa
specific devise, residuary legacy, demonstrative legacy, pecuniary legacy
will, codicil, letters of administration, grant of probate
privileged will, joint will, mutual will, holograph will
double jeopardy, self-incrimination, retrospective punishment, detention without trial
double jeopardy, habeas corpus, presumption of innocence, right to counsel
pure economic loss, consequential loss, nervous shock, loss of amenity
eggshell skull rule, but for test, last opportunity rule, neighbour principle
egg-shell skull rule, remoteness rule, but for test, neighbour principle
employment contract, contract for services, agency contract, contract of bailment
blank endorsement, special endorsement, restrictive endorsement, conditional endorsement
endorsement, negotiation, presentment, dishonour
legislative power, executive power, judicial power, prerogative power
general damages, special damages, nominal damages, exemplary damages
exemplary damages, aggravated damages, contemptuous damages, nominal damages
fair dealing, fair comment, public domain, compulsory licence
fiduciary, bailee, invitee, licensee
garnishee order, charging order, stay of execution, attachment of earnings
garnishee, judgment debtor, surety, interpleader
third party proceedings, interpleader proceedings, garnishee proceedings, arbitral proceedings
hearsay, opinion, admission, confession
holder for value, holder in due course, bona fide purchaser, endorser
housebreaking, burglary, robbery, criminal trespass
unlawful entry, burglary, arson, malicious damage
ouster clause, immunity clause, derogation clause, supremacy clause
arbitration clause, exclusion clause, ouster clause, force majeure clause
indictment, charge sheet, first information report, complaint
trial on information, summary trial, trial by complaint, court martial
patent infringement, copyright infringement, passing off, breach of confidence
false innuendo, legal innuendo, natural and ordinary meaning, qualified privilege
innuendo, publication, reference to the plaintiff, defamatory meaning
interlocutory application, originating summons, notice of appeal, writ of execution
legislative jurisdiction, territorial jurisdiction, subject-matter jurisdiction, personal jurisdiction
exclusive jurisdiction, concurrent jurisdiction, appellate jurisdiction, inherent jurisdiction
liquidator, receiver, administrator, trustee in bankruptcy
malice aforethought, gross negligence, diminished responsibility, grave and sudden provocation
merchantable quality, fitness for purpose, correspondence with description, correspondence with sample
mistake of fact, mistake of law, accident, ignorance of law
rule against bias, right to be heard, rule of law, separation of powers
citizenship by birth, citizenship by registration, citizenship by naturalisation, dual citizenship
naturalisation, registration, renunciation, deprivation
negotiable instrument, document of title, quasi-negotiable instrument, letter of credit
nemo dat quod non habet, caveat emptor, res perit domino, uberrimae fidei
uberrimae fidei, caveat emptor, pacta sunt servanda, volenti non fit injuria
nullity of marriage, dissolution of marriage, judicial separation, jactitation of marriage
occupier's liability, employer's liability, vicarious liability, product liability
ostensible authority, express authority, implied authority, authority by ratification
ownership, possession, custody, occupation
actual possession, constructive possession, adverse possession, right to possession
plea bargaining, arraignment, preliminary inquiry, summary trial
presumption of law, presumption of fact, judicial notice, estoppel by record
presumption of death, presumption of legitimacy, presumption of regularity, presumption of innocence
issue estoppel, cause of action estoppel, promissory estoppel, proprietary estoppel
res judicata, lis pendens, abuse of process, functus officio
real property, personal property, intellectual property, public property
chose in action, chose in possession, chattel real, heirloom
quasi-contract, implied contract, express contract, executory contract
contract uberrimae fidei, contract of guarantee, contract of indemnity, contract of bailment
restraint of trade, restraint of marriage, maintenance and champerty, trading with the enemy
unjust enrichment, breach of contract, misrepresentation, undue influence
search warrant, arrest warrant, bench warrant, committal warrant
fully secret trust, half-secret trust, purpose trust, protective trust
secret trust, resulting trust, constructive trust, purpose trust
stay of execution, stay of proceedings, adjournment, injunction pending appeal
summary judgment, default judgment, consent judgment, declaratory judgment
standard of care, duty of care, chain of causation, remoteness of damage
state of emergency, state of war, state of siege, curfew
constitutive theory, declaratory theory, Estrada doctrine, Stimson doctrine
self-determination, non-intervention, territorial integrity, sovereign equality
treason, sedition, mutiny, treasonable felony
trade dispute, strike, lockout, collective agreement
collective agreement, contract of employment, works rules, trade union constitution
freehold title, leasehold title, possessory title, absolute title
unpaid seller's lien, stoppage in transit, right of resale, action for the price
lien, right of resale, stoppage in transitu, action for the price
compulsory winding up, members' voluntary winding up, creditors' voluntary winding up, striking off
minority protection, majority rule, derivative action, unfair prejudice petition
tracing, subrogation, account of profits, equitable compensation
bailment for reward, gratuitous bailment, involuntary bailment, pledge
general lien, particular lien, equitable lien, maritime lien
monogamous marriage, polygamous marriage, void marriage, voidable marriage
absolute offer, cross offer, standing offer, counter-offer
executive order, statutory instrument, court order, prerogative writ
bench trial, jury trial, court martial, preliminary inquiry
refugee, asylum seeker, internally displaced person, stateless person
standard form contract, contract of record, collateral contract, contract under seal
tortfeasor, litigant, bailee, surety
joint tortfeasor, co-defendant, accomplice, co-surety
character evidence, opinion evidence, hearsay evidence, real evidence
similar fact evidence, opinion evidence, hearsay evidence, real evidence
irrebuttable presumption of law, rebuttable presumption of law, presumption of fact, judicial notice
bye-law, statutory instrument, Order in Council, Act of Parliament
substantive law, procedural law, conflict of laws, customary law
public law, private law, canon law, customary law
legal burden, evidential burden, tactical burden, standard of proof
share, debenture, warrant, fixed charge
plaintiff, defendant, appellant, intervener
licensee, invitee, trespasser, tenant
receiving stolen property, robbery, forgery, arson
pledge of land, gift of land, lease of land, partition of land
power of advancement, power of maintenance, power of appointment, power of investment
adversarial system, inquisitorial system, jury system, customary court system
barrister, solicitor, magistrate, notary public
bailiff, court clerk, usher, registrar
Attorney-General, Director of Public Prosecutions, Solicitor-General, Chief Justice
battle of the forms, postal rule, mirror image rule, doctrine of privity
criminal damage, arson, burglary, blackmail
blackmail, robbery, bribery, perjury
board of directors, general meeting, audit committee, company secretariat
capital maintenance, limited liability, majority rule, corporate personality
reduction of capital, alteration of capital, redemption of shares, buy-back of shares
cause of action, right of action, limitation period, locus standi
class action, representative action, derivative action, test case
class right, pre-emption right, voting right, dividend right
commercial agent, del credere agent, auctioneer, factor
joint enterprise, conspiracy, attempt, incitement
consent, self-defence, necessity, duress
constitutional convention, royal prerogative, statute law, judicial precedent
constructive manslaughter, gross negligence manslaughter, reckless manslaughter, infanticide
contempt in the face of the court, civil contempt, perjury, perverting the course of justice
contempt of court, perjury, obstruction of justice, perverting the course of justice
covenant running with the land, personal covenant, positive covenant, restrictive covenant
disclosure, interrogatories, inspection, joinder
deposition, interrogatory, affidavit, pleading
dishonest assistance, knowing receipt, breach of confidence, unjust enrichment
double criminality, rule of speciality, political offence exception, non-refoulement
entire agreement clause, retention of title clause, force majeure clause, arbitration clause
entrenched clause, interpretation clause, saving clause, commencement clause
execution of judgment, stay of execution, enforcement of award, setting aside of judgment
expectation interest, reliance interest, restitution interest, performance interest
fixed trust, discretionary trust, purpose trust, constructive trust
Quistclose trust, bare trust, half-secret trust, protective trust
fraudulent trading, wrongful trading, insider dealing, market manipulation
green paper, white paper, private bill, command paper
royal assent, first reading, committee stage, report stage
handling stolen goods, going equipped, making off without payment, obtaining services dishonestly
implied condition, express warranty, innominate term, exemption clause
express grant, implied grant, prescription, estoppel
judgment in default, judgment on admission, summary judgment, consent judgment
jury, magistrate, assessor, arbitrator
latent defect, patent defect, structural defect, wear and tear
legal aid, conditional fee, litigation funding, pro bono service
legitimate expectation, procedural fairness, proportionality, illegality
Wednesbury unreasonableness, procedural impropriety, error of law, excess of jurisdiction
loss of chance, loss of amenity, loss of earnings, loss of consortium
overreaching, overriding interest, land charge, official search
passing of property, passing of risk, delivery of goods, acceptance of goods
presumption against retrospectivity, presumption of constitutionality, presumption against absurdity, presumption of mens rea
proxy, quorum, resolution, ballot
riot, affray, violent disorder, unlawful assembly
repeal, amendment, consolidation, codification
repudiatory breach, anticipatory breach, minor breach, breach of warranty
shareholder agreement, articles of association, partnership deed, service contract
statutory tenancy, contractual tenancy, tenancy at will, tenancy by estoppel
surrender, forfeiture, merger, effluxion of time
sublease, assignment, licence, concurrent lease
substantial performance, tender of performance, part performance, vicarious performance
tacking, consolidation, foreclosure, redemption
thin skull rule, but-for test, last clear chance rule, neighbour principle
unfair contract term, exclusion clause, penalty clause, implied term
variation of trust, removal of trustees, revocation of trust, resettlement
expressio unius est exclusio alterius, ejusdem generis, noscitur a sociis, ut res magis valeat quam pereat
explanatory note, marginal note, Hansard, travaux préparatoires
monetary claim, declaratory relief, injunctive relief, specific restitution
conflict of interest, secret profit, self-dealing, misappropriation
`;
