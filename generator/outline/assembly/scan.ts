/**
 * Reads a file's bytes as strict JSON and writes, as JSON, its top-level objects with only some of their members.
 * AssemblyScript: `npm run codegen` makes WebAssembly of it, which is fast from its first call on, and sixteen bytes
 * at a time. Whatever is not plainly right is given up: it is for `JSON.parse` and those after it to decide.
 *
 * Memory: hashes of the keys of open objects; at `table` the names of the members that are asked for (hash, place and
 * length of each); then the bytes, with sixteen zeros behind them; then what is written.
 */

/** The keys of all objects that are open at once. */
const maximumKeys: i32 = 2048;
const maximumDepth: i32 = 100;

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

/** What is read next. */
let at: usize = 0;
let end: usize = 0;
/** Where is written next. */
let out: usize = 0;
let table: usize = 0;
let names: i32 = 0;
/** How many keys the open objects have. */
let keys: i32 = 0;
/** Of the key that was read last. */
let keyHash: i32 = 0;

/**
 * How many bytes were written to `into`: a list of the objects, in each the members that have one of the names. -1
 * where the file is not a list of objects, or one object, or not plainly right.
 */
export function scan(from: usize, to: usize, into: usize, wanted: usize, count: i32): i32 {
  at = from;
  end = to;
  out = into;
  table = wanted;
  names = count;
  keys = 0;
  skipSpace();
  write(openArray);
  if (load<u8>(at) == openArray ? !topLevel() : !object(1)) return -1;
  write(closeArray);
  skipSpace();
  return at == end ? i32(out - into) : -1;
}

function topLevel(): bool {
  at++;
  skipSpace();
  if (load<u8>(at) == closeArray) {
    at++;
    return true;
  }
  while (object(1)) {
    skipSpace();
    const next = load<u8>(at++);
    if (next == closeArray) return true;
    if (next != comma) return false;
    write(comma);
    skipSpace();
  }
  return false;
}

function object(depth: i32): bool {
  if (depth > maximumDepth || load<u8>(at) != openObject) return false;
  const isTop = depth == 1;
  if (isTop) write(openObject);
  const first = keys;
  at++;
  skipSpace();
  if (load<u8>(at) == closeObject) {
    at++;
    if (isTop) write(closeObject);
    return true;
  }
  let isFirst = true;
  while (load<u8>(at) == quote) {
    const name = at + 1;
    if (!key()) return false;
    const length = at - 1 - name;
    const hash = keyHash;
    if (keys == maximumKeys) return false;
    // Two keys of one hash are the same, or nearly never are not.
    for (let other = first; other < keys; other++) {
      if (load<i32>(other << 2) == hash) return false;
    }
    store<i32>(keys << 2, hash);
    keys++;
    skipSpace();
    if (load<u8>(at++) != colon) return false;
    skipSpace();
    const start = at;
    if (!value(depth + 1)) return false;
    if (isTop && isWanted(name, length, hash)) {
      if (!isFirst) write(comma);
      isFirst = false;
      copy(name - 1, length + 2);
      write(colon);
      copy(start, at - start);
    }
    skipSpace();
    const next = load<u8>(at++);
    if (next == closeObject) {
      keys = first;
      if (isTop) write(closeObject);
      return true;
    }
    if (next != comma) return false;
    skipSpace();
  }
  return false;
}

function isWanted(name: usize, length: usize, hash: i32): bool {
  for (let number = 0; number < names; number++) {
    const entry = table + number * 12;
    if (load<i32>(entry) != hash || load<i32>(entry, 8) != i32(length)) continue;
    const letters: usize = load<i32>(entry, 4);
    let same: usize = 0;
    while (same < length && load<u8>(name + same) == load<u8>(letters + same)) same++;
    if (same == length) return true;
  }
  return false;
}

function write(byte: u8): void {
  store<u8>(out++, byte);
}

function copy(from: usize, length: usize): void {
  memory.copy(out, from, length);
  out += length;
}

function array(depth: i32): bool {
  if (depth > maximumDepth) return false;
  at++;
  skipSpace();
  if (load<u8>(at) == closeArray) {
    at++;
    return true;
  }
  while (value(depth + 1)) {
    skipSpace();
    const next = load<u8>(at++);
    if (next == closeArray) return true;
    if (next != comma) return false;
    skipSpace();
  }
  return false;
}

function value(depth: i32): bool {
  const first = load<u8>(at);
  if (first == quote) return string();
  if (first == openObject) return object(depth);
  if (first == openArray) return array(depth);
  if (first == minus || isDigit(first)) return number();
  return word();
}

/** `true`, `false` and `null`, as numbers of four letters. */
function word(): bool {
  const letters = load<u32>(at);
  if (letters == 0x65757274 || letters == 0x6c6c756e) {
    at += 4;
    return true;
  }
  if (load<u8>(at) != 0x66 || load<u32>(at, 1) != 0x65736c61) return false;
  at += 5;
  return true;
}

/** None with an exponent, which content never has. */
function number(): bool {
  if (load<u8>(at) == minus) at++;
  if (load<u8>(at) == zero) at++;
  else if (!digits()) return false;
  if (load<u8>(at) == point) {
    at++;
    if (!digits()) return false;
  }
  return (load<u8>(at) | 0x20) != 0x65;
}

function digits(): bool {
  const first = at;
  while (isDigit(load<u8>(at))) at++;
  return at > first;
}

function isDigit(byte: u8): bool {
  return byte >= zero && byte <= nine;
}

/** Keys with escapes are given up: they may be spelt differently and be the same. */
function key(): bool {
  at++;
  let hash: i32 = 0;
  while (true) {
    const byte = load<u8>(at++);
    if (byte == quote) break;
    if (byte == backslash || byte < 0x20) return false;
    hash = hash * 31 + byte;
  }
  keyHash = hash;
  return at <= end;
}

function string(): bool {
  at++;
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
    if (stop == quote) return at <= end;
    if (stop != backslash || !escape()) return false;
  }
  return false;
}

function escape(): bool {
  const letter = load<u8>(at++);
  // " \ / b f n r t
  if (letter == quote || letter == backslash || letter == 0x2f) return true;
  if (letter == 0x62 || letter == 0x66 || letter == 0x6e) return true;
  if (letter == 0x72 || letter == 0x74) return true;
  if (letter != 0x75) return false;
  for (let digit = 0; digit < 4; digit++) {
    const byte = load<u8>(at++);
    const lower = byte | 0x20;
    if (!isDigit(byte) && !(lower >= 0x61 && lower <= 0x66)) return false;
  }
  return true;
}

function skipSpace(): void {
  if (load<u8>(at) <= 0x20) skipSpaces();
}

function skipSpaces(): void {
  while (true) {
    const bytes = v128.load(at);
    const spaces = i8x16.eq(bytes, i8x16.splat(0x20));
    const tabs = i8x16.eq(bytes, i8x16.splat(0x09));
    const lineFeeds = i8x16.eq(bytes, i8x16.splat(0x0a));
    const returns = i8x16.eq(bytes, i8x16.splat(0x0d));
    const all = i8x16.bitmask(v128.or(v128.or(spaces, tabs), v128.or(lineFeeds, returns)));
    if (all != 0xffff) {
      at += ctz(~all);
      return;
    }
    at += 16;
  }
}
