/** Families of terms of engineering, technology and computing; see ../term-families.ts. */
export const ENGINEERING = `
simply supported beam, cantilever, fixed beam, continuous beam
pin support, roller support, fixed support, link support
point load, uniformly distributed load, uniformly varying load, applied moment
dead load, live load, wind load, impact load
shear force, bending moment, axial force, torsional moment
sagging, hogging, buckling, torsion
method of joints, method of sections, graphical method, method of moments
Pratt truss, Howe truss, Warren truss, Fink truss
tension, compression, shear, torsion, bending
ductility, brittleness, toughness, hardness, malleability
creep, fatigue, corrosion, wear
annealing, quenching, tempering, normalising
casting, forging, rolling, extrusion, drawing
turning, milling, drilling, grinding
brazing, soldering, arc welding, spot welding
cement, aggregate, admixture, reinforcement
segregation, bleeding, curing, shrinkage
slump test, compaction factor test, Vee-Bee test, flow table test
pad foundation, strip foundation, raft foundation, pile foundation
liquid limit, plastic limit, shrinkage limit, plasticity index
total stress, effective stress, pore pressure, shear stress
theodolite, level, total station, compass
chain surveying, plane table surveying, triangulation, levelling
steam turbine, gas turbine, petrol engine, diesel engine
Otto cycle, Diesel cycle, Brayton cycle, Rankine cycle
boiler, turbine, condenser, feed pump
compressor, condenser, evaporator, expansion valve
spur gear, helical gear, bevel gear, worm gear
clutch, brake, governor, flywheel
centrifugal pump, reciprocating pump, gear pump, jet pump
orifice meter, venturi meter, pitot tube, rotameter
Reynolds number, Froude number, Mach number, Prandtl number
distillation, absorption, extraction, adsorption
batch reactor, plug flow reactor, continuous stirred tank reactor, fluidised bed reactor
diode, transistor, thyristor, triac
inverter, rectifier, chopper, amplifier
AND gate, OR gate, NOT gate, NAND gate, XOR gate
flip-flop, multiplexer, decoder, counter, register
open-loop control, closed-loop control, feedforward control, adaptive control
proportional control, integral control, derivative control, on-off control
amplitude modulation, frequency modulation, phase modulation, pulse-code modulation
sampling, quantisation, encoding, multiplexing
low-pass filter, high-pass filter, band-pass filter, notch filter
simplex, half duplex, full duplex, multiplex
bus topology, star topology, ring topology, mesh topology
hub, switch, router, bridge, gateway
physical layer, data link layer, network layer, transport layer, application layer
single-bit error, burst error, lost frame, framing error
error detection, error correction, retransmission, acknowledgement
stop-and-wait, go-back-N, selective repeat, forward error correction
send window, receive window, time-out, sequence number
bit stuffing, byte stuffing, piggybacking, framing
Hamming distance, code rate, parity bit, syndrome
twisted pair, coaxial cable, optical fibre, microwave link
symmetric encryption, asymmetric encryption, hashing, steganography
confidentiality, integrity, availability, non-repudiation
phishing, spoofing, eavesdropping, denial of service
firewall, proxy server, antivirus program, intrusion detection system
lexical analysis, syntax analysis, semantic analysis, code generation
syntax error, logic error, run-time error, linking error
stack, queue, linked list, tree, graph
array, record, set, hash table
pre-order traversal, in-order traversal, post-order traversal, level-order traversal
bubble sort, insertion sort, selection sort, merge sort, quicksort
linear search, binary search, hashing, depth-first search
divide and conquer, dynamic programming, greedy method, backtracking
waterfall model, spiral model, agile method, prototyping
unit testing, integration testing, system testing, acceptance testing
black-box testing, white-box testing, regression testing, stress testing
ready state, running state, waiting state, terminated state
round robin, first come first served, shortest job first, priority scheduling
deadlock, starvation, race condition, livelock
paging, segmentation, swapping, partitioning
internal fragmentation, external fragmentation, thrashing, compaction
page table, frame table, segment table, translation lookaside buffer
logical address, physical address, relative address, base address
demand paging, prepaging, page replacement, working set
cache memory, main memory, virtual memory, secondary storage
page fault, cache miss, segmentation fault, interrupt
system call, interrupt, trap, context switch
first normal form, second normal form, third normal form, Boyce–Codd normal form
inner join, outer join, cross join, self join
conceptual schema, external schema, internal schema, data dictionary
supervised learning, unsupervised learning, reinforcement learning, transfer learning
overfitting, underfitting, regularisation, cross-validation
precision, recall, accuracy, specificity
arithmetic logic unit, control unit, register, cache
fetch, decode, execute, write back
sensitivity, specificity, positive predictive value, negative predictive value
stress, strain, strength, stiffness, toughness, hardness
elasticity, plasticity, ductility, malleability, brittleness, toughness
creep, fatigue, fracture, buckling, yielding
rectifier, inverter, transformer, amplifier, oscillator
slump test, compression test, sieve analysis, penetration test
hydration, curing, bleeding, segregation, carbonation, shrinkage
workability, durability, permeability, consistency, compressive strength
compaction, consolidation, liquefaction, dilatancy, piping
cohesion, internal friction, pore pressure, effective stress
casting, forging, welding, rolling, extrusion, machining
footing, raft foundation, pile foundation, retaining wall
bilateral symmetry, radial symmetry, segmentation, cephalisation
going concern, accruals concept, prudence, consistency, materiality, business entity
turnaround time, waiting time, response time, throughput, CPU utilisation
stack, queue, linked list, array, hash table, heap
binary tree, hash table, linked list, stack
entity, attribute, relationship, domain, tuple
normalisation, denormalisation, indexing, replication, partitioning
encryption, authentication, authorisation, hashing, compression
phishing, spoofing, denial-of-service attack, eavesdropping, man-in-the-middle attack
verification, validation, debugging, refactoring, maintenance
abstract class, interface, object, method
cache, register, main memory, hard disk
pointer, array, record, string
firewall, antivirus, backup, intrusion detection system
error detection, error correction, flow control, congestion control
galvanising, anodising, electroplating, cathodic protection
unit test, integration test, system test, acceptance test, regression test
data mining, data warehouse, data lake, database
mechanism, statically determinate frame, statically indeterminate frame, rigid body
free-body diagram, shear force diagram, bending moment diagram, influence line
couple, resultant, equilibrant, component
second moment of area, section modulus, radius of gyration, centroid
parabola, catenary, circular arc, ellipse
page, frame, segment, block
resident set, working set, page cache, swap space
first in first out, least recently used, optimal replacement, clock algorithm
temporal locality, spatial locality, sequential locality, branch locality
dirty bit, valid bit, reference bit, protection bit
base register, limit register, program counter, stack pointer
contiguous allocation, linked allocation, indexed allocation, buddy allocation
multiprogramming, multitasking, multiprocessing, time-sharing
batch system, real-time system, distributed system, time-sharing system
dispatcher, scheduler, swapper, pager
kernel, shell, driver, utility
direct memory access, polling, interrupt-driven input, memory-mapped input
static linking, dynamic linking, static loading, dynamic loading
hash function, digital signature, public key, certificate
data definition language, data manipulation language, data control language, query language
selection, projection, join, union
clustered index, hash index, bitmap index, primary index
dirty read, phantom read, lost update, deadlock
use case diagram, class diagram, sequence diagram, activity diagram
verification, validation, debugging, inspection
sprint, backlog, stand-up, retrospective
uniform resource locator, domain name, IP address, port number
HTTP, FTP, SMTP, DNS
TCP, UDP, IP, ICMP
nitriding, carburising, induction hardening, flame hardening
pig iron, cast iron, wrought iron, steel
open hearth process, basic oxygen process, electric arc process, Bessemer process
slag, flux, coke, ore
prestressed concrete, reinforced concrete, mass concrete, lightweight concrete
retaining wall, abutment, pier, culvert
flexible pavement, rigid pavement, composite pavement, gravel road
coagulation, sedimentation, filtration, disinfection
primary treatment, secondary treatment, tertiary treatment, sludge digestion
activated sludge, trickling filter, oxidation pond, septic tank
biochemical oxygen demand, chemical oxygen demand, dissolved oxygen, suspended solids
hydropower, wind power, solar power, geothermal power
half-wave rectifier, full-wave rectifier, voltage doubler, voltage regulator
transformer, alternator, motor, rectifier
`;
