/** Families of terms of computing and information systems; see ../term-families.ts. */
export const COMPUTING = `
arithmetic logic unit, control unit, register, cache memory, system bus
program counter, instruction register, memory address register, memory data register, accumulator
fetch stage, decode stage, execute stage, write-back stage
data bus, address bus, control bus, expansion bus
random access memory, read-only memory, cache memory, flash memory, virtual memory
static RAM, dynamic RAM, programmable ROM, erasable programmable ROM
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
process, thread, program, job
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
seek time, rotational latency, transfer time, access time
monolithic kernel, microkernel, hybrid kernel, exokernel
array, linked list, stack, queue, hash table
singly linked list, doubly linked list, circular linked list, skip list
stack overflow, stack underflow, memory leak, dangling pointer
enqueue, dequeue, push, pop
binary tree, binary search tree, AVL tree, red-black tree, B-tree, heap
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
partial dependency, transitive dependency, functional dependency, multivalued dependency
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
external level, conceptual level, internal level, physical level
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
stop-and-wait, go-back-N, selective repeat, sliding window
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
training set, validation set, test set, hold-out set
decision tree, naive Bayes classifier, support vector machine, k-nearest neighbours, neural network
knowledge base, inference engine, user interface, explanation facility
forward chaining, backward chaining, resolution, unification
infrastructure as a service, platform as a service, software as a service, function as a service
public cloud, private cloud, hybrid cloud, community cloud
finite automaton, pushdown automaton, linear bounded automaton, Turing machine
regular grammar, context-free grammar, context-sensitive grammar, unrestricted grammar
regular language, context-free language, context-sensitive language, recursively enumerable language
raster graphics, vector graphics, bitmap, animation
translation, rotation, scaling, shearing, reflection
lossless compression, lossy compression, run-length encoding, Huffman coding
`;
