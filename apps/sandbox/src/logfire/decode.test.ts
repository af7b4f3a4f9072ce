import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, bytes, encodeTraces, integer, text } from '../../test/otlp-encoder.ts';
import { decodeJson } from './decode-json.ts';
import { decodeProtobuf } from './decode-protobuf.ts';
import { ProtobufError } from './protobuf.ts';
import { cutBytes, ingestError, isAccepted, toRecord } from './to-record.ts';

const TRACE = 'a'.repeat(32);
const span = {
  traceId: TRACE,
  spanId: 'b'.repeat(16),
  name: 'GET /x',
  startMs: 1_700_000_000_000.123,
  endMs: 1_700_000_001_500,
};

describe('protobuf', () => {
  it('reads every kind of attribute', () => {
    const [decoded] = decodeProtobuf(
      encodeTraces([{ ...span, attributes: { text: 'é', yes: true, number: -5, part: 1.5 } }], {
        'service.name': 'api',
      }),
    );
    expect(decoded).toMatchObject({
      traceId: TRACE,
      spanId: 'b'.repeat(16),
      parentSpanId: undefined,
      name: 'GET /x',
      startNanos: 1_700_000_000_000_123_000n,
      attributes: { text: 'é', yes: true, number: -5, part: 1.5 },
      resource: { 'service.name': 'api' },
      scopeName: 'the-scope',
    });
  });

  it('reads lists and maps', () => {
    const list = bytes(5, [...bytes(1, text(1, 'a')), ...bytes(1, integer(3, 2))]);
    const map = bytes(6, attribute(1, 'k', 'v'));
    const pair = (key: string, value: number[]) => bytes(9, [...text(1, key), ...bytes(2, value)]);
    const body = bytes(1, bytes(2, bytes(2, [...pair('list', list), ...pair('map', map)])));
    expect(decodeProtobuf(Uint8Array.from(body))[0]?.attributes).toEqual({ list: ['a', 2], map: { k: 'v' } });
  });

  it('either decodes or says that it cannot, whatever the bytes', () => {
    const good = encodeTraces([{ ...span, attributes: { a: 'b' } }], { 'service.name': 'api' });
    fc.assert(
      fc.property(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 }), (position, byte) => {
        const broken = Uint8Array.from(good);
        broken[position] = byte;
        try {
          decodeProtobuf(broken);
        } catch (error) {
          expect(error).toBeInstanceOf(ProtobufError);
        }
      }),
    );
  });
});

describe('json', () => {
  it('says the same as protobuf', () => {
    const json = {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'api' } }] },
          scopeSpans: [
            {
              scope: { name: 'the-scope' },
              spans: [
                {
                  traceId: TRACE,
                  spanId: 'b'.repeat(16),
                  name: 'GET /x',
                  kind: 'SPAN_KIND_SERVER',
                  startTimeUnixNano: '1700000000000123000',
                  endTimeUnixNano: '1700000001500000000',
                  attributes: [{ key: 'number', value: { intValue: '7' } }],
                  status: { code: 2 },
                },
              ],
            },
          ],
        },
      ],
    };
    const binary = encodeTraces([{ ...span, attributes: { number: 7 }, isError: true }], {
      'service.name': 'api',
    });
    expect(decodeJson(json)).toEqual(decodeProtobuf(binary));
  });
});

describe('records', () => {
  const decode = (more: object) => {
    const [decoded] = decodeProtobuf(encodeTraces([{ ...span, ...more }], {}));
    if (decoded === undefined) throw new Error('nothing decoded');
    return decoded;
  };

  it('take message, level and tags from Logfire’s own attributes', () => {
    expect(
      toRecord(decode({ attributes: { 'logfire.msg': 'Hello', 'logfire.level_num': 13, other: 1 } })),
    ).toMatchObject({
      message: 'Hello',
      span_name: 'GET /x',
      level: 13,
      attributes: { other: 1 },
      is_exception: false,
      exception_type: null,
      service_name: 'unknown_service',
      start_timestamp: '2023-11-14T22:13:20.000123Z',
      duration: 1.499877,
    });
  });

  it('know an exception by its event, an error by its status', () => {
    expect(toRecord(decode({ isError: true }))).toMatchObject({ level: 17, is_exception: false });
    expect(toRecord(decode({ exception: { type: 'TypeError', message: 'no' } }))).toMatchObject({
      level: 9,
      is_exception: true,
      exception_type: 'TypeError',
      exception_message: 'no',
    });
    expect(toRecord(decode({ attributes: { 'logfire.span_type': 'log' } })).duration).toBeNull();
  });

  it('cut names at 512 bytes without breaking a character', () => {
    expect(cutBytes('é'.repeat(300), 512)).toBe('é'.repeat(256));
    expect(cutBytes(`a${'é'.repeat(300)}`, 512)).toBe(`a${'é'.repeat(255)}`);
  });

  it('are refused when they are too old or from the future', () => {
    const at = (ms: number) => isAccepted(decode({}), new Date(span.startMs + ms));
    expect([at(0), at(23 * 3_600_000), at(25 * 3_600_000), at(-30 * 60_000), at(-2 * 3_600_000)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(ingestError([decode({})], new Date())?.span_name).toBe('logfire ingest error');
  });
});
