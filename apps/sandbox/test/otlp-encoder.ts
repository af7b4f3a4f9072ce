/** Just enough of a protocol-buffers writer to make OTLP requests by hand. */
const varint = (value: bigint): number[] => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  do {
    const byte = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest === 0n ? byte : byte | 0x80);
  } while (rest !== 0n);
  return bytes;
};

const tag = (number: number, type: number): number[] => varint(BigInt((number << 3) | type));

export const integer = (number: number, value: bigint | number): number[] => [
  ...tag(number, 0),
  ...varint(BigInt(value)),
];

export const fixed64 = (number: number, value: bigint): number[] => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return [...tag(number, 1), ...bytes];
};

export const double = (number: number, value: number): number[] => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return [...tag(number, 1), ...bytes];
};

export const bytes = (number: number, content: Iterable<number>): number[] => {
  const list = [...content];
  return [...tag(number, 2), ...varint(BigInt(list.length)), ...list];
};

export const text = (number: number, value: string): number[] => bytes(number, Buffer.from(value));

export const attribute = (number: number, key: string, value: string | number | boolean): number[] => {
  const encoded =
    typeof value === 'string'
      ? text(1, value)
      : typeof value === 'boolean'
        ? integer(2, value ? 1 : 0)
        : Number.isInteger(value)
          ? integer(3, value)
          : double(4, value);
  return bytes(number, [...text(1, key), ...bytes(2, encoded)]);
};

export interface TestSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes?: Record<string, string | number | boolean>;
  readonly exception?: { type: string; message: string };
  readonly isError?: boolean;
}

const nanos = (ms: number): bigint => BigInt(Math.round(ms * 1000)) * 1000n;

const encodeSpan = (span: TestSpan): number[] => [
  ...bytes(1, Buffer.from(span.traceId, 'hex')),
  ...bytes(2, Buffer.from(span.spanId, 'hex')),
  ...(span.parentSpanId === undefined ? [] : bytes(4, Buffer.from(span.parentSpanId, 'hex'))),
  ...text(5, span.name),
  ...integer(6, 2),
  ...fixed64(7, nanos(span.startMs)),
  ...fixed64(8, nanos(span.endMs)),
  ...Object.entries(span.attributes ?? {}).flatMap(([key, value]) => attribute(9, key, value)),
  ...(span.exception === undefined
    ? []
    : bytes(11, [
        ...fixed64(1, nanos(span.endMs)),
        ...text(2, 'exception'),
        ...attribute(3, 'exception.type', span.exception.type),
        ...attribute(3, 'exception.message', span.exception.message),
        ...attribute(
          3,
          'exception.stacktrace',
          `${span.exception.type}: ${span.exception.message}\n    at somewhere`,
        ),
      ])),
  ...(span.isError === true ? bytes(15, integer(3, 2)) : []),
];

export const encodeTraces = (spans: readonly TestSpan[], resource: Record<string, string>): Uint8Array =>
  Uint8Array.from(
    bytes(1, [
      ...bytes(
        1,
        Object.entries(resource).flatMap(([key, value]) => attribute(1, key, value)),
      ),
      ...bytes(2, [
        ...bytes(1, text(1, 'the-scope')),
        ...spans.flatMap((span) => bytes(2, encodeSpan(span))),
      ]),
    ]),
  );
