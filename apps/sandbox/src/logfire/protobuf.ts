/** A field of a protocol-buffers message: its number and its undecoded value. */
export interface Field {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

export class ProtobufError extends Error {}

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

/** Reads the wire format: enough for OTLP, which uses no groups and packs nothing that we need. */
export const readFields = (message: Uint8Array): Field[] => {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const fields: Field[] = [];
  let position = 0;

  const varint = (): bigint => {
    let result = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = message[position];
      if (byte === undefined) throw new ProtobufError('The message ends inside a number.');
      position += 1;
      result |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, result);
    }
    throw new ProtobufError('A number is too long.');
  };

  const take = (length: number): Uint8Array => {
    const end = position + length;
    if (end > message.length) throw new ProtobufError('The message ends inside a field.');
    const bytes = message.subarray(position, end);
    position = end;
    return bytes;
  };

  while (position < message.length) {
    const tag = Number(varint());
    const number = tag >>> 3;
    const type = tag & 7;
    if (number === 0) throw new ProtobufError('A field has the number 0.');
    if (type === VARINT) fields.push({ number, value: varint() });
    else if (type === BYTES) fields.push({ number, value: take(Number(varint())) });
    else if (type === FIXED64) {
      const start = position;
      take(8);
      fields.push({ number, value: view.getBigUint64(start, true) });
    } else if (type === FIXED32) {
      const start = position;
      take(4);
      fields.push({ number, value: BigInt(view.getUint32(start, true)) });
    } else throw new ProtobufError(`Unknown wire type ${type}.`);
  }
  return fields;
};

const decoder = new TextDecoder();

export const asBytes = (field: Field): Uint8Array => {
  if (typeof field.value === 'bigint')
    throw new ProtobufError(`Field ${field.number} is a number, not bytes.`);
  return field.value;
};

export const asNumber = (field: Field): bigint => {
  if (typeof field.value !== 'bigint')
    throw new ProtobufError(`Field ${field.number} is bytes, not a number.`);
  return field.value;
};

export const asText = (field: Field): string => decoder.decode(asBytes(field));
export const asHex = (field: Field): string => Buffer.from(asBytes(field)).toString('hex');

/** A double travels as its eight bytes. */
export const asDouble = (field: Field): number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, asNumber(field));
  return view.getFloat64(0);
};

export const asSigned = (field: Field): bigint => BigInt.asIntN(64, asNumber(field));
