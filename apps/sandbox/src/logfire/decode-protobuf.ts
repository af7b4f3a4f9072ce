import { asBytes, asDouble, asHex, asNumber, asSigned, asText, type Field, readFields } from './protobuf.ts';
import type { Attributes, Span, SpanEvent } from './span.ts';

// Field numbers are those of opentelemetry-proto: trace/v1/trace.proto, common/v1/common.proto.

const all = (fields: readonly Field[], number: number): Field[] =>
  fields.filter((field) => field.number === number);
const last = (fields: readonly Field[], number: number): Field | undefined => all(fields, number).at(-1);
const message = (field: Field | undefined): Field[] =>
  field === undefined ? [] : readFields(asBytes(field));

const anyValue = (fields: readonly Field[]): unknown => {
  const field = fields.at(-1);
  switch (field?.number) {
    case 1:
      return asText(field);
    case 2:
      return asNumber(field) === 1n;
    case 3:
      return safeInteger(asSigned(field));
    case 4:
      return asDouble(field);
    case 5:
      return all(message(field), 1).map((item) => anyValue(message(item)));
    case 6:
      return attributes(all(message(field), 1));
    case 7:
      return Buffer.from(asBytes(field)).toString('base64');
    default:
      return null;
  }
};

/** Beyond 2^53 a JSON number would lie, so it becomes text. */
const safeInteger = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();

const attributes = (fields: readonly Field[]): Attributes =>
  Object.fromEntries(
    fields.map((field) => {
      const pair = message(field);
      const key = last(pair, 1);
      return [key === undefined ? '' : asText(key), anyValue(message(last(pair, 2)))];
    }),
  );

const text = (field: Field | undefined): string | undefined =>
  field === undefined ? undefined : asText(field) || undefined;
const number = (field: Field | undefined): bigint => (field === undefined ? 0n : asNumber(field));

const event = (field: Field): SpanEvent => {
  const fields = message(field);
  return {
    timeNanos: number(last(fields, 1)),
    name: text(last(fields, 2)) ?? '',
    attributes: attributes(all(fields, 3)),
  };
};

/** ExportTraceServiceRequest → spans. */
export const decodeProtobuf = (body: Uint8Array): Span[] =>
  all(readFields(body), 1).flatMap((resourceSpans) => {
    const group = message(resourceSpans);
    const resource = attributes(all(message(last(group, 1)), 1));
    return all(group, 2).flatMap((scopeSpans) => {
      const inScope = message(scopeSpans);
      const scope = message(last(inScope, 1));
      return all(inScope, 2).map((field): Span => {
        const span = message(field);
        const status = message(last(span, 15));
        const id = (fieldNumber: number): string => {
          const found = last(span, fieldNumber);
          return found === undefined ? '' : asHex(found);
        };
        return {
          traceId: id(1),
          spanId: id(2),
          parentSpanId: id(4) || undefined,
          name: text(last(span, 5)) ?? '',
          kind: Number(number(last(span, 6))),
          startNanos: number(last(span, 7)),
          endNanos: number(last(span, 8)),
          attributes: attributes(all(span, 9)),
          events: all(span, 11).map(event),
          statusCode: Number(number(last(status, 3))),
          statusMessage: text(last(status, 2)),
          resource,
          scopeName: text(last(scope, 1)),
          scopeVersion: text(last(scope, 2)),
        };
      });
    });
  });
