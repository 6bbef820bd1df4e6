/** Families of terms of computing and information systems; see ../term-families.ts. */
export const COMPUTING = `
arithmetic logic unit, control unit, register, cache memory, system bus
program counter, instruction register, memory address register, memory data register, accumulator
fetch stage, decode stage, execute stage, write-back stage
data bus, address bus, control bus, expansion bus
random access memory, read-only memory, cache memory, flash memory, virtual memory
magnetic disk, optical disk, solid-state drive, magnetic tape
machine language, assembly language, high-level language, query language
compiler, interpreter, assembler, linker, loader
lexical analysis, syntax analysis, semantic analysis, code generation, code optimisation
source code, object code, bytecode, pseudocode
syntax error, logic error, run-time error, semantic error
system software, application software, utility software, firmware
freeware, shareware, open-source software, proprietary software
binary, octal, decimal, hexadecimal
one's complement, two's complement, sign and magnitude, excess notation
bit, nibble, byte, word
half adder, full adder, multiplexer, decoder, flip-flop
multiplexer, demultiplexer, encoder, decoder
SR flip-flop, JK flip-flop, D flip-flop, T flip-flop
AND gate, OR gate, NOT gate, NAND gate, NOR gate, XOR gate
De Morgan's law, distributive law, absorption law, idempotent law
combinational circuit, sequential circuit, arithmetic circuit, integrated circuit
pipelining, superscalar execution, out-of-order execution, branch prediction
data hazard, control hazard, structural hazard, pipeline stall
direct mapping, associative mapping, set-associative mapping, write-back policy
cache hit, cache miss, page fault, context switch
immediate addressing, direct addressing, indirect addressing, indexed addressing, register addressing
programmed input/output, interrupt-driven input/output, direct memory access, memory-mapped input/output
single instruction single data, single instruction multiple data, multiple instruction single data, multiple instruction multiple data
batch operating system, time-sharing operating system, real-time operating system, distributed operating system
new state, ready state, running state, waiting state, terminated state
first come first served, shortest job first, round robin, priority scheduling, multilevel queue scheduling
long-term scheduler, short-term scheduler, medium-term scheduler, dispatcher
turnaround time, waiting time, response time, throughput
mutual exclusion, hold and wait, no preemption, circular wait
deadlock, starvation, race condition, livelock, priority inversion
deadlock prevention, deadlock avoidance, deadlock detection, deadlock recovery
semaphore, mutex, monitor, condition variable
paging, segmentation, swapping, fixed partitioning, dynamic partitioning
internal fragmentation, external fragmentation, thrashing, page fault
first fit, best fit, worst fit, next fit
first-in first-out replacement, least recently used replacement, optimal replacement, clock replacement
contiguous allocation, linked allocation, indexed allocation, extent allocation
first come first served scheduling, shortest seek time first, elevator algorithm, circular scan
monolithic kernel, microkernel, hybrid kernel, exokernel
array, linked list, stack, queue, hash table
singly linked list, doubly linked list, circular linked list, skip list
stack overflow, stack underflow, memory leak, dangling pointer
enqueue, dequeue, push, pop
preorder traversal, inorder traversal, postorder traversal, level-order traversal
full binary tree, complete binary tree, perfect binary tree, balanced binary tree
directed graph, undirected graph, weighted graph, bipartite graph
adjacency matrix, adjacency list, incidence matrix, edge list
depth-first search, breadth-first search, iterative deepening, best-first search
Dijkstra's algorithm, Bellman-Ford algorithm, Floyd-Warshall algorithm, A* search
Prim's algorithm, Kruskal's algorithm, Dijkstra's algorithm, Borůvka's algorithm
linear search, binary search, interpolation search, hash search
bubble sort, insertion sort, selection sort, merge sort, quicksort, heapsort
counting sort, radix sort, bucket sort, shell sort
linear probing, quadratic probing, double hashing, separate chaining
divide and conquer, dynamic programming, greedy method, backtracking, branch and bound
best case, average case, worst case, amortised cost
constant time, logarithmic time, linear time, quadratic time, exponential time
big O notation, big omega notation, big theta notation, little o notation
recursion, iteration, selection, sequence
base case, recursive case, loop invariant, terminating condition
encapsulation, inheritance, polymorphism, abstraction
class, object, method, attribute
constructor, destructor, accessor, mutator
overloading, overriding, overwriting, shadowing
single inheritance, multiple inheritance, multilevel inheritance, hierarchical inheritance
association, aggregation, composition, generalisation
public access, private access, protected access, package access
procedural programming, object-oriented programming, functional programming, logic programming
call by value, call by reference, call by name, call by result
static typing, dynamic typing, strong typing, weak typing
for loop, while loop, do-while loop, foreach loop
lambda expression, closure, higher-order function, pure function
hierarchical model, network model, relational model, object-oriented model
primary key, foreign key, candidate key, composite key, alternate key
entity, attribute, relationship, cardinality
tuple, attribute, relation, domain
one-to-one relationship, one-to-many relationship, many-to-many relationship, recursive relationship
strong entity, weak entity, associative entity, supertype
simple attribute, composite attribute, derived attribute, multivalued attribute
first normal form, second normal form, third normal form, Boyce-Codd normal form
insertion anomaly, deletion anomaly, update anomaly, referential anomaly
entity integrity, referential integrity, domain integrity, user-defined integrity
data definition language, data manipulation language, data control language, transaction control language
selection, projection, join, union, Cartesian product
inner join, left outer join, right outer join, full outer join, cross join
atomicity, consistency, isolation, durability
dirty read, lost update, non-repeatable read, phantom read
shared lock, exclusive lock, intent lock, update lock
two-phase locking, timestamp ordering, optimistic concurrency control, multiversion concurrency control
read uncommitted, read committed, repeatable read, serialisable
primary index, secondary index, clustered index, dense index, sparse index
logical data independence, physical data independence, data redundancy, data inconsistency
data warehouse, data mart, data lake, operational database
data mining, online analytical processing, online transaction processing, data cleansing
physical layer, data link layer, network layer, transport layer, session layer, presentation layer, application layer
bus topology, star topology, ring topology, mesh topology, tree topology
local area network, metropolitan area network, wide area network, personal area network
hub, switch, router, bridge, gateway, repeater
twisted-pair cable, coaxial cable, optical fibre, microwave link
simplex transmission, half-duplex transmission, full-duplex transmission, multiplex transmission
circuit switching, packet switching, message switching, cell switching
frequency-division multiplexing, time-division multiplexing, wavelength-division multiplexing, code-division multiplexing
amplitude modulation, frequency modulation, phase modulation, pulse code modulation
attenuation, distortion, noise, crosstalk
bandwidth, throughput, latency, jitter
parity check, checksum, cyclic redundancy check, Hamming code
flow control, error control, congestion control, access control
pure ALOHA, slotted ALOHA, carrier sense multiple access, token passing
distance-vector routing, link-state routing, path-vector routing, static routing
unicast, multicast, broadcast, anycast
HTTP, FTP, SMTP, DNS, DHCP
POP3, IMAP, SMTP, MIME
TCP, UDP, IP, ICMP, ARP
IP address, MAC address, port number, domain name
confidentiality, integrity, availability, non-repudiation, authentication
virus, worm, Trojan horse, ransomware, spyware
phishing, spoofing, denial-of-service attack, man-in-the-middle attack
SQL injection, cross-site scripting, buffer overflow, session hijacking
symmetric encryption, asymmetric encryption, hashing, digital signature
substitution cipher, transposition cipher, stream cipher, block cipher
firewall, intrusion detection system, antivirus software, virtual private network
authentication, authorisation, accounting, auditing
waterfall model, spiral model, V-model, incremental model, prototyping model
requirements analysis, design, implementation, testing, maintenance
functional requirement, non-functional requirement, domain requirement, user requirement
unit testing, integration testing, system testing, acceptance testing, regression testing
black-box testing, white-box testing, grey-box testing, smoke testing
statement coverage, branch coverage, path coverage, condition coverage
corrective maintenance, adaptive maintenance, perfective maintenance, preventive maintenance
coupling, cohesion, modularity, abstraction
data coupling, stamp coupling, control coupling, common coupling, content coupling
functional cohesion, sequential cohesion, logical cohesion, coincidental cohesion
use case diagram, class diagram, sequence diagram, activity diagram, state diagram
data flow diagram, entity-relationship diagram, flowchart, structure chart
singleton pattern, factory pattern, observer pattern, adapter pattern, decorator pattern
sprint planning, daily scrum, sprint review, sprint retrospective
product owner, scrum master, development team, stakeholder
direct changeover, parallel running, phased implementation, pilot conversion
transaction processing system, management information system, decision support system, executive information system, expert system
supervised learning, unsupervised learning, reinforcement learning, semi-supervised learning
classification, regression, clustering, dimensionality reduction
overfitting, underfitting, bias, variance
precision, recall, accuracy, F1 score
decision tree, naive Bayes classifier, support vector machine, k-nearest neighbours, neural network
knowledge base, inference engine, user interface, explanation facility
forward chaining, backward chaining, resolution, unification
infrastructure as a service, platform as a service, software as a service, function as a service
public cloud, private cloud, hybrid cloud, community cloud
finite automaton, pushdown automaton, linear bounded automaton, Turing machine
regular grammar, context-free grammar, context-sensitive grammar, unrestricted grammar
regular language, context-free language, context-sensitive language, recursively enumerable language
translation, rotation, scaling, shearing, reflection
AVL tree, red-black tree, B-tree, heap, trie
binary search tree, heap, trie, B-tree
process, thread, program, interrupt
partial dependency, transitive dependency, multivalued dependency, join dependency
functional dependency, multivalued dependency, join dependency, inclusion dependency
run-length encoding, Huffman coding, arithmetic coding, Lempel-Ziv coding
lossless compression, lossy compression, encryption, error correction
raster graphics, vector graphics, ray tracing, computer animation
training set, validation set, test set, feature set
stop-and-wait, go-back-N, selective repeat, piggybacking
external schema, conceptual schema, internal schema, star schema
external level, conceptual level, internal level, application level
seek time, rotational latency, transfer time, response time
abstract data type, primitive data type, composite data type, enumerated type
stack, queue, deque, priority queue
circular queue, priority queue, double-ended queue, circular linked list
circular list, doubly linked list, priority queue, hash table
opcode, operand, mnemonic, label
instruction cycle, machine cycle, clock cycle, bus cycle
instruction set, addressing mode, instruction format, word length
RISC, CISC, VLIW, SIMD
hardwired control, microprogrammed control, direct memory access, interrupt control
von Neumann architecture, Harvard architecture, dataflow architecture, stack architecture
clock speed, word size, cache size, bus width
superscalar processor, vector processor, array processor, pipelined processor
multicore processor, digital signal processor, graphics processing unit, microcontroller
central processing unit, main memory, input device, output device
motherboard, power supply unit, expansion card, hard disk
input device, output device, storage device, communication device
keyboard, mouse, scanner, joystick, light pen
laser printer, inkjet printer, dot-matrix printer, thermal printer
SRAM, DRAM, EPROM, flash memory
latch, shift register, counter, decoder
shift register, ripple counter, ring counter, synchronous counter
Mealy machine, Moore machine, Turing machine, pushdown automaton
minterm, maxterm, truth table, Karnaugh map
ASCII, Unicode, EBCDIC, binary-coded decimal
arithmetic overflow, arithmetic underflow, truncation, rounding
floating-point number, fixed-point number, signed integer, complex number
integer, character, Boolean, string, floating point
mantissa, exponent, sign bit, radix point
Moore's law, Amdahl's law, Gustafson's law, Metcalfe's law
local variable, global variable, instance variable, class variable
static variable, automatic variable, external variable, register variable
variable, constant, operator, expression
formal parameter, actual parameter, return value, local variable
arithmetic operator, relational operator, logical operator, assignment operator
method overloading, method overriding, method chaining, method hiding
static method, instance method, abstract method, constructor
interface, abstract class, concrete class, inner class
exception handling, garbage collection, memory allocation, type checking
try block, catch block, finally block, throw statement
structured programming, event-driven programming, object-oriented programming, logic programming
modular programming, functional programming, parallel programming, event-driven programming
top-down design, bottom-up design, stepwise refinement, object-oriented design
debugger, compiler, text editor, profiler
spanning tree, binary tree, directed acyclic graph, bipartite graph
minimum spanning tree, shortest path, maximum flow, Hamiltonian cycle
Euler path, Hamiltonian path, shortest path, augmenting path
topological sort, depth-first search, minimum spanning tree, transitive closure
time complexity, space complexity, communication complexity, cyclomatic complexity
memoisation, tabulation, backtracking, recursion
greedy algorithm, divide-and-conquer algorithm, backtracking algorithm, randomised algorithm
amortised analysis, average-case analysis, worst-case analysis, empirical analysis
halting problem, travelling salesman problem, knapsack problem, satisfiability problem
travelling salesman problem, knapsack problem, graph colouring problem, vertex cover problem
Ford-Fulkerson algorithm, Kruskal's algorithm, Floyd-Warshall algorithm, Huffman's algorithm
banker's algorithm, Peterson's algorithm, elevator algorithm, clock algorithm
Peterson's algorithm, Dekker's algorithm, bakery algorithm, banker's algorithm
producer-consumer problem, readers-writers problem, dining philosophers problem, sleeping barber problem
Belady's anomaly, thrashing, internal fragmentation, priority inversion
batch processing, real-time processing, online processing, distributed processing
time sharing, multiprogramming, multiprocessing, multithreading
kernel, shell, device driver, file system
buffering, spooling, caching, polling
booting, swapping, spooling, scheduling
warm boot, cold boot, soft reset, hibernation
page table, inode table, process control block, file descriptor table
process control block, page table, interrupt vector, ready queue
inode, directory, superblock, file descriptor
critical section, entry section, exit section, remainder section
shared memory, message passing, pipe, remote procedure call
preemptive scheduling, non-preemptive scheduling, real-time scheduling, disk scheduling
ready queue, job queue, device queue, message queue
demand paging, prepaging, swapping, segmentation
user mode, kernel mode, safe mode, protected mode
hypervisor, virtual machine, container, emulator
full virtualisation, paravirtualisation, containerisation, emulation
RAID 0, RAID 1, RAID 5, RAID 6
striping, mirroring, parity, hot spare
client-server model, peer-to-peer model, three-tier model, publish-subscribe model
client-server network, peer-to-peer network, wireless ad hoc network, cellular network
modem, codec, repeater, transceiver
network interface card, modem, router, access point
Ethernet, Token Ring, FDDI, ATM
Wi-Fi, Bluetooth, ZigBee, WiMAX
CSMA/CD, CSMA/CA, ALOHA, token passing
three-way handshake, slow start, fast retransmit, flow control
slow start, congestion avoidance, fast retransmit, fast recovery
leaky bucket, token bucket, weighted fair queueing, random early detection
subnet mask, default gateway, MAC address, broadcast address
subnetting, supernetting, network address translation, port forwarding
network address translation, address resolution, dynamic host configuration, name resolution
routing table, ARP cache, forwarding table, access control list
socket, port number, IP address, URL
URL, cookie, hyperlink, web page
web browser, web server, search engine, proxy server
quality of service, congestion control, load balancing, traffic shaping
virtual LAN, virtual private network, intranet, demilitarised zone
internet, intranet, extranet, virtual private network
propagation delay, transmission delay, queueing delay, processing delay
bit stuffing, byte stuffing, character count, piggybacking
OSI model, TCP/IP model, client-server model, entity-relationship model
symmetric-key cryptography, public-key cryptography, hashing, steganography
digital certificate, digital signature, session key, message digest
RSA, AES, DES, SHA-256
Caesar cipher, Vigenère cipher, Playfair cipher, one-time pad
brute-force attack, dictionary attack, replay attack, side-channel attack
database management system, operating system, file processing system, spreadsheet package
hierarchical database, relational database, object-oriented database, NoSQL database
distributed database, centralised database, federated database, in-memory database
key-value store, document store, column-family store, graph database
superkey, foreign key, surrogate key, sort key
view, base table, index, stored procedure, trigger
stored procedure, trigger, cursor, user-defined function
natural join, outer join, cross join, self join
relational algebra, tuple relational calculus, domain relational calculus, structured query language
schema, instance, data dictionary, subschema
data dictionary, data warehouse, system log, index file
commit, rollback, savepoint, checkpoint
write-ahead logging, shadow paging, checkpointing, mirroring
two-phase locking, two-phase commit, deadlock detection, log-based recovery
conflict serialisability, view serialisability, recoverability, cascadelessness
serialisability, atomicity, durability, recoverability
wait-die scheme, wound-wait scheme, timeout scheme, no-wait scheme
horizontal fragmentation, vertical fragmentation, mixed fragmentation, replication
replication, sharding, fragmentation, clustering
fragmentation transparency, replication transparency, location transparency, failure transparency
query optimisation, query parsing, query translation, query evaluation
CAP theorem, master theorem, Church-Turing thesis, no free lunch theorem
star schema, snowflake schema, fact constellation, dimension table
roll-up, drill-down, slicing, dicing, pivoting
association rule mining, cluster analysis, classification, outlier detection
agile model, waterfall model, spiral model, V-model, rapid application development
extreme programming, Scrum, Kanban, feature-driven development, crystal method
product backlog, sprint backlog, burndown chart, user story
user story, use case, epic, acceptance criterion
requirements elicitation, requirements analysis, requirements specification, requirements validation
software requirements specification, software design document, test plan, user manual
technical feasibility, economic feasibility, operational feasibility, schedule feasibility
stress testing, load testing, usability testing, security testing
boundary value analysis, equivalence partitioning, decision table testing, basis path testing
code review, walkthrough, software inspection, technical audit
pair programming, test-driven development, continuous integration, collective code ownership
continuous integration, continuous delivery, continuous deployment, continuous monitoring
reverse engineering, forward engineering, data re-engineering, code restructuring
technical debt, legacy system, scope creep, code smell
layered architecture, client-server architecture, microservice architecture, pipe-and-filter architecture, event-driven architecture
model-view-controller, pipe and filter, repository, layered architecture
creational pattern, structural pattern, behavioural pattern, architectural pattern
COCOMO, function point analysis, Delphi estimation, planning poker
function point, line of code, person-month, cyclomatic complexity
software verification, software validation, software maintenance, software configuration
software quality assurance, software project management, software maintenance, software configuration management
software engineering, systems analysis, computer science, information technology
information hiding, modularity, separation of concerns, stepwise refinement
code coverage, cyclomatic complexity, defect density, mean time to failure
Gantt chart, PERT chart, burndown chart, work breakdown structure
risk identification, risk analysis, risk planning, risk monitoring
cloud computing, grid computing, edge computing, quantum computing
regular expression, context-free grammar, finite automaton, parse tree
parse tree, syntax tree, symbol table, three-address code
top-down parsing, bottom-up parsing, lexical scanning, code generation
convolutional neural network, recurrent neural network, generative adversarial network, transformer
sigmoid function, rectified linear unit, softmax function, step function
backpropagation, gradient descent, regularisation, dropout
hill climbing, simulated annealing, genetic algorithm, tabu search
semantic network, frame, production rule, ontology
machine learning, robotics, natural language processing, computer vision
artificial intelligence, computer graphics, human-computer interaction, bioinformatics
undecidable problem, NP-complete problem, tractable problem, open problem
stub, test driver, test case, test oracle
refactoring, reverse engineering, forward engineering, porting
alpha testing, beta testing, regression testing, integration testing
version control, change control, release management, defect tracking
configuration management, quality management, risk management, requirements management
static RAM, dynamic RAM, programmable ROM, flash memory
`;
