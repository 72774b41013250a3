/**
 * Converts a path with `/` to a URI reference: a relative path remains relative, with each segment percent-encoded; an
 * absolute one becomes a `file:` URI.
 */
export function fileUri(path: string): string {
  const encoded = path.split("/").map(encodeSegment).join("/");
  if (path.startsWith("/")) return `file://${encoded}`;
  const drive = /^[a-z]:(?=\/)/iu.exec(path)?.[0];
  if (drive !== undefined) return `file:///${drive}${encoded.slice(encodeSegment(drive).length)}`;
  return encoded;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
