/**
 * Reads a file's bytes as strict JSON and writes its top-level objects as JSON with only some of their members, and the
 * ids that are at known places in them.
 * AssemblyScript: `npm run codegen` compiles it to WebAssembly, which is fast from the first call on and processes
 * sixteen bytes at a time. It gives up on anything that is not plainly right, which is left to `JSON.parse` and what
 * follows it.
 *
 * Memory: hashes of the keys of open objects; the ids written last; nodes (`scanner.ts`); then the bytes, followed by
 * sixteen zeros; then the output, the places of the entries, and the ids.
 */

/** Maximum number of keys of all objects that are open at once. */
const maximumKeys: i32 = 2048;
const maximumDepth: i32 = 100;

/** Where the ids written last are, by hash: for each, the hash of itself and its kind, and where it was written. */
const recent: usize = maximumKeys << 2;
const recentSize: usize = 8192;

const quote: u8 = 0x22;
const comma: u8 = 0x2c;
const minus: u8 = 0x2d;
const point: u8 = 0x2e;
const zero: u8 = 0x30;
const nine: u8 = 0x39;
const colon: u8 = 0x3a;
const openArray: u8 = 0x5b;
const backslash: u8 = 0x5c;
const closeArray: u8 = 0x5d;
const openObject: u8 = 0x7b;
const closeObject: u8 = 0x7d;

/** End of the bytes. */
let end: usize = 0;
/** Where the next byte of output is written. */
let out: usize = 0;
/** Where the next place, the begin or end of an entry of the top-level list, is written. */
let places: usize = 0;
/** Where the next id is written, and the number of the kind of the last one. */
let ids: usize = 0;
let lastKind: i32 = 0;
/** The nodes whose members are the wanted ones, and the types with known places. */
let wanted: usize = 0;
let types: usize = 0;
/** Number of keys of the open objects. */
let keys: i32 = 0;
/** Hash of the key that was read last. */
let keyHash: i32 = 0;

/**
 * Returns the number of bytes written to `into`: a list of the objects, each with the members that have one of the
 * wanted names. Returns -1 if the file is not a list of objects or one object, or not plainly right. The places of the
 * entries are written to `entries`, two numbers for each, preceded by the number of these numbers; the ids as a JSON
 * list to `found`, preceded by its length in bytes. In that list, the number of a kind precedes the ids of the kind, and
 * the last number means nothing.
 */
export function scan(
  from: usize,
  to: usize,
  into: usize,
  entries: usize,
  found: usize,
  members: usize,
  placed: usize,
): i32 {
  end = to;
  out = into;
  places = entries + 4;
  ids = found + 4;
  lastKind = 0;
  wanted = members;
  types = placed;
  keys = 0;
  memory.fill(recent, 0, recentSize);
  store<u8>(ids++, openArray);
  const start = afterSpace(from);
  write(openArray);
  const stop = load<u8>(start) == openArray ? afterArray(start, 0, 0) : afterObject(start, 1, 0);
  write(closeArray);
  store<i32>(entries, i32((places - entries - 4) >> 2));
  store<u16>(ids, 0x5d30); // 0]
  store<i32>(found, i32(ids + 2 - found - 4));
  return stop != 0 && afterSpace(stop) == end ? i32(out - into) : -1;
}

// Every function below takes the place where something begins and returns the place behind it, or 0.

/** @param known the node of the object; of one at the top, its type decides */
function afterObject(start: usize, depth: i32, known: usize): usize {
  if (depth > maximumDepth || load<u8>(start) != openObject) return 0;
  const isTop = depth == 1;
  if (isTop) write(openObject);
  const node = isTop ? placesOfType(start) : known;
  const first = keys;
  let isFirst = true;
  let at = afterSpace(start + 1);
  if (load<u8>(at) == closeObject) {
    if (isTop) write(closeObject);
    return at + 1;
  }
  while (load<u8>(at) == quote) {
    const name = at;
    at = afterKey(name);
    if (at == 0 || keys == maximumKeys) return 0;
    const length = at - name;
    const hash = keyHash;
    // Keys with the same hash are the same, or so rarely different that giving up costs nothing.
    for (let other = first; other < keys; other++) {
      if (load<i32>(other << 2) == hash) return 0;
    }
    store<i32>(keys << 2, hash);
    keys++;
    at = afterSpace(at);
    if (load<u8>(at) != colon) return 0;
    const value = afterSpace(at + 1);
    at = afterValue(value, depth + 1, node == 0 ? 0 : placesOfMember(node, name, length, hash));
    if (at == 0) return 0;
    if (isTop && memberOf(wanted, name, length, hash) != 0) {
      if (!isFirst) write(comma);
      isFirst = false;
      copy(name, length);
      write(colon);
      copy(value, at - value);
    }
    at = afterSpace(at);
    const next = load<u8>(at++);
    if (next == closeObject) {
      keys = first;
      if (isTop) write(closeObject);
      return at;
    }
    if (next != comma) return 0;
    at = afterSpace(at);
  }
  return 0;
}

/** The node of a node's member by its name in quotes; 0 if it has none of the name. */
function memberOf(node: usize, name: usize, length: usize, hash: i32): usize {
  const last = load<i32>(node, 20) - 1;
  for (let slot = hash & last; last >= 0; slot = (slot + 1) & last) {
    const entry = node + 24 + slot * 16;
    const long = load<i32>(entry, 8);
    if (long == 0) return 0;
    if (load<i32>(entry) != hash || long != i32(length)) continue;
    if (isSame(load<i32>(entry, 4), name, length)) return load<i32>(entry, 12);
  }
  return 0;
}

/** The node of the object that begins here, by its type, which is mostly its first member; 0 without known places. */
function placesOfType(start: usize): usize {
  if (load<i32>(types, 20) == 0) return 0;
  let at = afterSpace(start + 1);
  while (load<u8>(at) == quote) {
    const name = at;
    at = afterKey(name);
    if (at == 0) return 0;
    const isType = at - name == 6 && load<u32>(name + 1) == 0x65707974;
    at = afterSpace(at);
    if (load<u8>(at) != colon) return 0;
    const value = afterSpace(at + 1);
    if (isType) {
      at = load<u8>(value) == quote ? afterKey(value) : 0;
      return at == 0 ? 0 : memberOf(types, value, at - value, keyHash);
    }
    at = afterValue(value, 2, 0);
    if (at == 0) return 0;
    at = afterSpace(at);
    if (load<u8>(at) != comma) return 0;
    at = afterSpace(at + 1);
  }
  return 0;
}

/** The node of a member of an object with known places; its name may be an id, too. */
function placesOfMember(node: usize, name: usize, length: usize, hash: i32): usize {
  const member = memberOf(node, name, length, hash);
  // A comment begins with "//".
  if (member != 0 || load<u16>(name + 1) == 0x2f2f) return member;
  writeId(load<i32>(node, 8), name, length, hash);
  return load<i32>(node, 12);
}

/**
 * Leaves out most of those that were written before: maps are full of the same few ids.
 * @param kind 0 if it is no id
 */
function writeId(kind: i32, id: usize, length: usize, hash: i32): void {
  if (kind == 0 || length == 2) return;
  const own = hash * 31 + kind;
  const slot = recent + ((usize(own) << 3) & (recentSize - 1));
  const before: usize = load<i32>(slot, 4);
  if (load<i32>(slot) == own && before != 0 && isSame(before, id, length)) return;
  if (kind != lastKind) {
    lastKind = kind;
    writeNumber(kind);
    store<u8>(ids++, comma);
  }
  store<i32>(slot, own);
  store<i32>(slot, i32(ids), 4);
  memory.copy(ids, id, length);
  ids += length;
  store<u8>(ids++, comma);
}

function isSame(one: usize, other: usize, length: usize): bool {
  let same: usize = 0;
  while (same < length && load<u8>(one + same) == load<u8>(other + same)) same++;
  return same == length;
}

function writeNumber(number: i32): void {
  if (number > 9) writeNumber(number / 10);
  store<u8>(ids++, zero + u8(number % 10));
}

function place(at: usize): void {
  store<i32>(places, i32(at));
  places += 4;
}

function write(byte: u8): void {
  store<u8>(out++, byte);
}

function copy(from: usize, length: usize): void {
  memory.copy(out, from, length);
  out += length;
}

/** Depth 0 is that of the top-level list, whose entries are objects of depth 1. */
function afterArray(start: usize, depth: i32, known: usize): usize {
  if (depth > maximumDepth) return 0;
  const isTop = depth == 0;
  let node: usize = known == 0 ? 0 : load<i32>(known, 16);
  // The kind of the first entry if the list has the word "LIST".
  const listed = node == 0 ? 0 : load<i32>(node, 4);
  let kind = listed == 0 ? 0 : load<i32>(node);
  let id: usize = 0;
  let length: usize = 0;
  let hash: i32 = 0;
  let at = afterSpace(start + 1);
  if (load<u8>(at) == closeArray) return at + 1;
  while (true) {
    if (isTop) place(at);
    const entry = at;
    const isString = listed != 0 && load<u8>(at) == quote;
    at = isTop ? afterObject(at, 1, 0) : afterValue(at, depth + 1, isString ? 0 : node);
    if (at == 0) return 0;
    if (isTop) place(at);
    if (isString) {
      if (afterKey(entry) == 0) return 0;
      if (id == 0 && node != 0) {
        id = entry;
        length = at - entry;
        hash = keyHash;
      }
      const isWord = at - entry == 6 && (load<u32>(entry + 1) | 0x20202020) == 0x7473696c;
      if (isWord && kind != 0) kind = listed;
    }
    // Only the first entry is an id.
    if (listed != 0) node = 0;
    at = afterSpace(at);
    const next = load<u8>(at++);
    if (next == closeArray) {
      if (id != 0) writeId(kind, id, length, hash);
      return at;
    }
    if (next != comma) return 0;
    if (isTop) write(comma);
    at = afterSpace(at);
  }
}

/** @param known the node of the value, or 0 */
function afterValue(at: usize, depth: i32, known: usize): usize {
  const first = load<u8>(at);
  if (first == quote) return known == 0 ? afterString(at) : afterId(at, load<i32>(known));
  if (first == openObject) return afterObject(at, depth, known);
  if (first == openArray) return afterArray(at, depth, known);
  if (first == minus || isDigit(first)) return afterNumber(at);
  return afterWord(at);
}

/** Gives up on escapes. The word that makes a list one of requirements is no id. */
function afterId(at: usize, kind: i32): usize {
  if (kind == 0) return afterString(at);
  const stop = afterKey(at);
  const isWord = stop - at == 6 && load<u32>(at + 1) == 0x5453494c;
  if (stop != 0 && !isWord) writeId(kind, at, stop - at, keyHash);
  return stop;
}

/** `true`, `false` and `null`, as numbers of four letters. */
function afterWord(at: usize): usize {
  const letters = load<u32>(at);
  if (letters == 0x65757274 || letters == 0x6c6c756e) return at + 4;
  return load<u8>(at) == 0x66 && load<u32>(at, 1) == 0x65736c61 ? at + 5 : 0;
}

/** Gives up on exponents, which content never has. */
function afterNumber(start: usize): usize {
  let at = load<u8>(start) == minus ? start + 1 : start;
  at = load<u8>(at) == zero ? at + 1 : afterDigits(at);
  if (at == 0) return 0;
  if (load<u8>(at) == point) {
    at = afterDigits(at + 1);
    if (at == 0) return 0;
  }
  return (load<u8>(at) | 0x20) == 0x65 ? 0 : at;
}

function afterDigits(start: usize): usize {
  let at = start;
  while (isDigit(load<u8>(at))) at++;
  return at == start ? 0 : at;
}

function isDigit(byte: u8): bool {
  return byte >= zero && byte <= nine;
}

/** Gives up on keys with escapes: they may be spelt differently and still be the same. */
function afterKey(start: usize): usize {
  let at = start + 1;
  let hash: i32 = 0;
  while (true) {
    const byte = load<u8>(at++);
    if (byte == quote) break;
    if (byte == backslash || byte < 0x20) return 0;
    hash = hash * 31 + byte;
  }
  keyHash = hash;
  return at;
}

function afterString(start: usize): usize {
  let at = start + 1;
  while (at < end) {
    const bytes = v128.load(at);
    const quotes = i8x16.eq(bytes, i8x16.splat(quote));
    const backslashes = i8x16.eq(bytes, i8x16.splat(backslash));
    const controls = i8x16.lt_u(bytes, i8x16.splat(0x20));
    const stops = i8x16.bitmask(v128.or(v128.or(quotes, backslashes), controls));
    if (stops == 0) {
      at += 16;
      continue;
    }
    at += ctz(stops);
    const stop = load<u8>(at++);
    if (stop == quote) return at;
    if (stop != backslash) return 0;
    at = afterEscape(at);
    if (at == 0) return 0;
  }
  return 0;
}

/** @param at behind the backslash */
function afterEscape(at: usize): usize {
  const letter = load<u8>(at);
  // " \ / b f n r t
  if (letter == quote || letter == backslash || letter == 0x2f) return at + 1;
  if (letter == 0x62 || letter == 0x66 || letter == 0x6e) return at + 1;
  if (letter == 0x72 || letter == 0x74) return at + 1;
  if (letter != 0x75) return 0;
  for (let digit = 1; digit <= 4; digit++) {
    const byte = load<u8>(at + digit);
    const lower = byte | 0x20;
    if (!isDigit(byte) && !(lower >= 0x61 && lower <= 0x66)) return 0;
  }
  return at + 5;
}

/** Mostly there is no space, or a line end and indentation. */
function afterSpace(at: usize): usize {
  return load<u8>(at) <= 0x20 ? afterSpaces(at) : at;
}

function afterSpaces(start: usize): usize {
  let at = start;
  while (true) {
    const bytes = v128.load(at);
    const spaces = i8x16.eq(bytes, i8x16.splat(0x20));
    const tabs = i8x16.eq(bytes, i8x16.splat(0x09));
    const lineFeeds = i8x16.eq(bytes, i8x16.splat(0x0a));
    const returns = i8x16.eq(bytes, i8x16.splat(0x0d));
    const all = i8x16.bitmask(v128.or(v128.or(spaces, tabs), v128.or(lineFeeds, returns)));
    if (all != 0xffff) return at + ctz(~all);
    at += 16;
  }
}
