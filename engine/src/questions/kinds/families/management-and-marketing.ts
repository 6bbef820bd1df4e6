/** Families of terms of management, marketing and human resources; see ../term-families.ts. */
export const MANAGEMENT = `
planning, organising, staffing, leading, controlling
top management, middle management, first-line management, operative staff
technical skill, human skill, conceptual skill, diagnostic skill
interpersonal role, informational role, decisional role, figurehead role
figurehead, liaison, spokesperson, disturbance handler
scientific management, administrative theory, bureaucracy, human relations movement, contingency theory
time and motion study, Hawthorne studies, bureaucratic model, contingency approach
unity of command, unity of direction, scalar chain, span of control, esprit de corps
Theory X, Theory Y, Theory Z, equity theory
hierarchy of needs, two-factor theory, expectancy theory, equity theory, ERG theory
content theory, process theory, reinforcement theory, contingency theory
strategic plan, tactical plan, operational plan, contingency plan
vision, mission, objective, strategy, policy
policy, procedure, rule, programme, budget
programmed decision, non-programmed decision, strategic decision, operational decision
brainstorming, Delphi technique, nominal group technique, devil's advocacy
strengths, weaknesses, opportunities, threats
cost leadership strategy, differentiation strategy, focus strategy, diversification strategy
market penetration, market development, product development, diversification
star, cash cow, question mark, dog
stability strategy, growth strategy, retrenchment strategy, turnaround strategy
functional structure, divisional structure, matrix structure, network structure
line organisation, staff organisation, functional organisation, matrix organisation
formal organisation, informal organisation, matrix organisation, project organisation
authority, responsibility, accountability, delegation
line authority, staff authority, functional authority, delegated authority
centralisation, decentralisation, delegation, departmentalisation
departmentalisation by function, departmentalisation by product, departmentalisation by territory, departmentalisation by customer
job rotation, job enlargement, job enrichment, job sharing
job analysis, job description, job specification, job evaluation
recruitment, selection, placement, orientation
internal recruitment, external recruitment, transfer, promotion
ranking method, classification method, factor comparison method, point method
on-the-job training, off-the-job training, apprenticeship, induction training, vestibule training
halo effect, leniency error, central tendency error, recency error
360-degree appraisal, management by objectives, graphic rating scale, critical incident method
promotion, demotion, transfer, termination
resignation, retirement, redundancy, dismissal
collective bargaining, arbitration, mediation, conciliation
strike, lockout, picketing, work-to-rule, go-slow
craft union, industrial union, general union, white-collar union
autocratic leadership, democratic leadership, laissez-faire leadership, transformational leadership
trait theory, behavioural theory, contingency theory, transformational theory
legitimate power, reward power, coercive power, expert power, referent power
downward communication, upward communication, horizontal communication, diagonal communication
chain network, wheel network, circle network, all-channel network
forming, storming, norming, performing, adjourning
avoiding, accommodating, competing, compromising, collaborating
feedforward control, concurrent control, feedback control, strategic control
unfreezing, changing, refreezing, reinforcing
role culture, power culture, task culture, person culture
quality control, quality assurance, total quality management, quality circle
job production, batch production, mass production, flow production
process layout, product layout, fixed-position layout, cellular layout
Gantt chart, network diagram, fishbone diagram, Pareto chart
just-in-time, materials requirement planning, economic order quantity, kanban
production concept, product concept, selling concept, marketing concept, societal marketing concept
product, price, place, promotion
need, want, demand, exchange
geographic segmentation, demographic segmentation, psychographic segmentation, behavioural segmentation
undifferentiated marketing, differentiated marketing, concentrated marketing, micromarketing
segmentation, targeting, positioning, differentiation
microenvironment, macroenvironment, internal environment, task environment
convenience good, shopping good, speciality good, unsought good
core product, actual product, augmented product, potential product
introduction stage, growth stage, maturity stage, decline stage
innovator, early adopter, early majority, late majority, laggard
awareness, interest, evaluation, trial, adoption
idea generation, idea screening, concept testing, test marketing, commercialisation
manufacturer's brand, private brand, generic brand, co-brand
brand equity, brand loyalty, brand extension, brand image
line extension, brand extension, multibrand, new brand
product mix, product line, product item, product width
skimming pricing, penetration pricing, cost-plus pricing, competition-based pricing, psychological pricing
price skimming, price penetration, price discrimination, price bundling
intensive distribution, selective distribution, exclusive distribution, direct distribution
wholesaler, retailer, agent, broker
department store, supermarket, discount store, speciality store
vertical marketing system, horizontal marketing system, multichannel distribution, conventional channel
advertising, sales promotion, personal selling, public relations, direct marketing
push strategy, pull strategy, skimming strategy, penetration strategy
informative advertising, persuasive advertising, reminder advertising, comparative advertising
prospecting, presentation, handling objections, closing
intangibility, inseparability, variability, perishability
exploratory research, descriptive research, causal research, secondary research
initiator, influencer, decider, buyer, user
complex buying behaviour, habitual buying behaviour, variety-seeking buying behaviour, dissonance-reducing buying behaviour
straight rebuy, modified rebuy, new task, systems buying
selective attention, selective distortion, selective retention, selective exposure
exporting, licensing, franchising, joint venture, direct investment
sole trader, partnership, limited company, franchise
seed capital, venture capital, angel investment, crowdfunding
bootstrapping, venture capital, bank loan, trade credit
sensitivity analysis, break-even analysis, feasibility study, business plan
opportunity entrepreneur, necessity entrepreneur, social entrepreneur, corporate entrepreneur
incremental innovation, radical innovation, disruptive innovation, architectural innovation
threat of new entrants, bargaining power of buyers, bargaining power of suppliers, threat of substitutes
political factor, economic factor, social factor, technological factor
inbound logistics, operations, outbound logistics, marketing and sales
corporate social responsibility, corporate governance, business ethics, stakeholder management
shareholder, stakeholder, creditor, director
friendly takeover, hostile takeover, merger, joint venture
absenteeism, labour turnover, presenteeism, grievance
`;
