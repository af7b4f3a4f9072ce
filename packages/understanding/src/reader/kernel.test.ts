import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import createWabt from 'wabt';
import { createKernel, KERNEL, LAYERS, memoryOf, SEQUENCE } from './kernel.ts';
import { layMatrix } from './matrices.ts';

it.each([
  ['kernel.wat', KERNEL],
  ['layers.wat', LAYERS],
  ['sequence.wat', SEQUENCE],
])('%s is assembled', async (name, assembled) => {
  const wabt = await createWabt();
  const source = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  const { buffer } = wabt.parseWat(name, source, { simd: true, relaxed_simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(assembled))).toBe(true);
});

const dice = (index: number) => Math.imul(index + 1, 2_654_435_761) >>> 24;

describe.each([
  [true, false],
  [false, false],
  [true, true],
  [false, true],
])('its products, with one instruction for four of them: %s, zeros left out: %s', (hasDots, isFew) => {
  const memory = memoryOf(1 << 20);
  const kernel = createKernel(memory, hasDots);
  const [x, bytes, ranges, lists, ends, w, y] = [0, 32_768, 49_152, 65_536, 131_072, 196_608, 524_288];

  /** Rows from 0 to 127 times a matrix without scales: nothing is rounded. */
  function products(rows: number[][], bytesOf: (place: number) => number, outputs: number): Float32Array[] {
    const inputs = rows[0]?.length ?? 0;
    for (const [index, row] of rows.entries())
      new Float32Array(memory.buffer, x + 4 * index * inputs, inputs).set(row);
    const table = {
      outputs,
      inputs,
      bytes: new Int8Array(outputs * inputs).map((_, place) => bytesOf(place)),
      scales: new Float32Array(outputs).fill(1),
    };
    const matrix = layMatrix(table, undefined, { kernel, memory }, lists, w);
    kernel.pack(x, bytes, ranges, rows.length, inputs);
    if (isFew) {
      kernel.gather(bytes, lists, ends, rows.length, inputs);
      kernel.multiplyFew(lists, ends, ranges, matrix.at, y, rows.length, inputs, matrix.outputs);
    } else kernel.multiply(bytes, ranges, matrix.at, y, rows.length, inputs, matrix.outputs);
    return rows.map((_, index) => new Float32Array(memory.buffer, y + 4 * index * matrix.outputs, outputs));
  }

  it('are right to the last one', () => {
    const [inputs, outputs] = [48, 20];
    const weight = (place: number) => (dice(place + 999) % 255) - 127;
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: inputs }, (_, unit) =>
        unit < 2 ? 127 * unit : unit % 12 < 8 ? 0 : dice(row * inputs + unit) % 128,
      ),
    );
    for (const [row, made] of products(rows, weight, outputs).entries())
      expect([...made]).toEqual(
        Array.from({ length: outputs }, (_, output) =>
          (rows[row] ?? []).reduce((sum, one, unit) => sum + one * weight(output * inputs + unit), 0),
        ),
      );
  });

  it('do not overflow', () => {
    const largest = Array.from({ length: 1536 }, (_, unit) => (unit === 0 ? 0 : 127));
    expect(products([largest], () => -127, 2)[0]?.[1]).toBe(Math.fround(-127 * 127 * 1535));
  });
});

describe('its layers', () => {
  const memory = memoryOf(1 << 20);
  const kernel = createKernel(memory);

  it('bring each row to a mean of 0 and a spread of 1', () => {
    const [count, width] = [5, 32];
    const numbers = new Float32Array(memory.buffer, 0, count * width).map((_, index) => dice(index) / 99);
    new Float32Array(memory.buffer, 0, numbers.length).set(numbers);
    new Float32Array(memory.buffer, 4096, width).fill(2);
    new Float32Array(memory.buffer, 8192, width).fill(3);
    kernel.normalize(0, 16_384, count, width, 4096, 8192, 1e-6);
    for (let row = 0; row < count; row += 1) {
      const made = [...new Float32Array(memory.buffer, 16_384 + 4 * row * width, width)];
      expect(made.reduce((sum, one) => sum + one, 0) / width).toBeCloseTo(3, 5);
      expect(made.reduce((sum, one) => sum + (one - 3) ** 2, 0) / width).toBeCloseTo(4, 4);
    }
  });

  it.each([4, 12])('mix rows in %i heads by their scores and by how far apart they are', (heads) => {
    const [count, size] = [6, 16];
    const width = heads * size;
    const [y, shares, bias] = [65_536, 131_072, 135_168];
    const mixed = new Float32Array(memory.buffer, 0, count * 3 * width);
    for (let index = 0; index < mixed.length; index += 1) mixed[index] = dice(index) / 256 - 0.5;
    const nearness = new Float32Array(memory.buffer, bias, heads * 33);
    for (let index = 0; index < nearness.length; index += 1) nearness[index] = dice(index + 77) / 128 - 1;
    kernel.attend(0, y, shares, bias, count, width, heads);
    const part = (row: number, which: number, head: number) => {
      const from = row * 3 * width + which * width + head * size;
      return [...mixed.subarray(from, from + size)];
    };
    const places = Array.from({ length: count }, (_, place) => place);
    for (const row of places)
      for (let head = 0; head < heads; head += 1) {
        const weighed = places.map((other) => {
          const key = part(other, 1, head);
          const score = part(row, 0, head).reduce((sum, one, unit) => sum + one * (key[unit] ?? 0), 0);
          return Math.exp(score / Math.sqrt(size) + (nearness[head * 33 + other - row + 16] ?? 0));
        });
        const whole = weighed.reduce((sum, one) => sum + one, 0);
        const from = row * width + head * size;
        for (const [unit, value] of new Float32Array(memory.buffer, y, count * width)
          .subarray(from, from + size)
          .entries())
          expect(value).toBeCloseTo(
            weighed.reduce((sum, one, other) => sum + (one / whole) * (part(other, 2, head)[unit] ?? 0), 0),
            5,
          );
      }
  });
});
