// Plain JavaScript of long ago, so that an old Node reads this far and can say what it lacks.
var major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error("Node 24 or newer is needed, and this is " + process.version + ". Run it with: npm start");
  process.exit(1);
}
void import("./main.ts");
