import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import createWabt from 'wabt';
import { createKernel, KERNEL, memoryOf } from './kernel.ts';

it('is what its source assembles to', async () => {
  const wabt = await createWabt();
  const source = readFileSync(new URL('./kernel.wat', import.meta.url), 'utf8');
  const { buffer } = wabt.parseWat('kernel.wat', source, { simd: true, relaxed_simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(KERNEL))).toBe(true);
});

describe('its sums', () => {
  const memory = memoryOf(1 << 20);
  const kernel = createKernel(memory);
  const dice = (index: number) => Math.imul(index + 1, 2_654_435_761) >>> 24;

  it('bytes times bytes, to the last one', () => {
    const [rows, inputs, outputs] = [8, 48, 6];
    const x = new Uint8Array(memory.buffer, 0, rows * inputs).map((_, index) => dice(index) % 128);
    const w = new Int8Array(memory.buffer, 4096, outputs * inputs).map(
      (_, index) => (dice(index + 999) % 255) - 127,
    );
    new Uint8Array(memory.buffer, 0, x.length).set(x);
    new Int8Array(memory.buffer, 4096, w.length).set(w);
    kernel.multiply(0, 4096, 8192, rows, inputs, outputs);
    const y = new Int32Array(memory.buffer, 8192, rows * outputs);
    for (let row = 0; row < rows; row += 1)
      for (let output = 0; output < outputs; output += 1) {
        let sum = 0;
        for (let unit = 0; unit < inputs; unit += 1)
          sum += (x[row * inputs + unit] ?? 0) * (w[output * inputs + unit] ?? 0);
        expect(y[row * outputs + output]).toBe(sum);
      }
  });

  it('the largest bytes do not overflow', () => {
    const inputs = 1536;
    new Uint8Array(memory.buffer, 0, 4 * inputs).fill(127);
    new Int8Array(memory.buffer, 16_384, 2 * inputs).fill(-127);
    kernel.multiply(0, 16_384, 32_768, 4, inputs, 2);
    expect(new Int32Array(memory.buffer, 32_768, 1)[0]).toBe(-127 * 127 * inputs);
  });

  it('scores and mixtures of rows that lie apart', () => {
    const [count, stride, size] = [5, 96, 32];
    const numbers = new Float32Array(memory.buffer, 0, count * stride);
    for (let index = 0; index < numbers.length; index += 1) numbers[index] = dice(index) / 256 - 0.5;
    const rows = Array.from({ length: count }, (_, row) => [
      ...numbers.subarray(row * stride, row * stride + size),
    ]);
    kernel.scores(0, 0, 65_536, count, 4 * stride, size);
    const scores = [...new Float32Array(memory.buffer, 65_536, count)];
    for (const [other, score] of scores.entries())
      expect(score).toBeCloseTo(
        rows[0]?.reduce((sum, one, unit) => sum + one * (rows[other]?.[unit] ?? 0), 0) ?? 0,
        3,
      );
    kernel.mix(65_536, 0, 131_072, count, 4 * stride, size);
    const mixed = [...new Float32Array(memory.buffer, 131_072, size)];
    for (const [unit, value] of mixed.entries())
      expect(value).toBeCloseTo(
        scores.reduce((sum, share, other) => sum + share * (rows[other]?.[unit] ?? 0), 0),
        3,
      );
  });
});
