// Imported first by every command. Uses nothing that an old Node lacks, so that the message is what people see.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Akada needs Node 20.19 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
