;; What stands between the matrices of a layer. An address is in bytes, every other number in units. Rows have room for a
;; multiple of four: what a group of four reads and writes behind the last one counts for nothing.
(module
  (memory (import "reader" "memory") 1)
  (func $exp (import "reader" "exp") (param f64) (result f64))

  ;; normalize: each row with a mean of 0 and a spread of 1, times $scale, plus $shift. Doubles are added up one behind the
  ;; other, in four rows at a time because each sum waits for its last one.
  (func (export "normalize")
    (param $x i32) (param $y i32) (param $rows i32) (param $width i32) (param $scale i32) (param $shift i32) (param $epsilon f64)
    (local $row i32) (local $k i32) (local $bytes i32) (local $x1 i32) (local $x2 i32) (local $x3 i32) (local $size f64)
    (local $m0 f64) (local $m1 f64) (local $m2 f64) (local $m3 f64) (local $d f64)
    (local $s0 f64) (local $s1 f64) (local $s2 f64) (local $s3 f64)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (local.set $size (f64.convert_i32_u (local.get $width)))
    (loop $fours
      (local.set $x1 (i32.add (local.get $x) (local.get $bytes)))
      (local.set $x2 (i32.add (local.get $x1) (local.get $bytes)))
      (local.set $x3 (i32.add (local.get $x2) (local.get $bytes)))
      (local.set $m0 (f64.const 0)) (local.set $m1 (f64.const 0)) (local.set $m2 (f64.const 0)) (local.set $m3 (f64.const 0))
      (local.set $s0 (f64.const 0)) (local.set $s1 (f64.const 0)) (local.set $s2 (f64.const 0)) (local.set $s3 (f64.const 0))
      (local.set $k (i32.const 0))
      (loop $units
        (local.set $m0 (f64.add (local.get $m0) (f64.promote_f32 (f32.load (i32.add (local.get $x) (local.get $k))))))
        (local.set $m1 (f64.add (local.get $m1) (f64.promote_f32 (f32.load (i32.add (local.get $x1) (local.get $k))))))
        (local.set $m2 (f64.add (local.get $m2) (f64.promote_f32 (f32.load (i32.add (local.get $x2) (local.get $k))))))
        (local.set $m3 (f64.add (local.get $m3) (f64.promote_f32 (f32.load (i32.add (local.get $x3) (local.get $k))))))
        (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $bytes))))
      (local.set $m0 (f64.div (local.get $m0) (local.get $size)))
      (local.set $m1 (f64.div (local.get $m1) (local.get $size)))
      (local.set $m2 (f64.div (local.get $m2) (local.get $size)))
      (local.set $m3 (f64.div (local.get $m3) (local.get $size)))
      (local.set $k (i32.const 0))
      (loop $units
        (local.set $d (f64.sub (f64.promote_f32 (f32.load (i32.add (local.get $x) (local.get $k)))) (local.get $m0)))
        (local.set $s0 (f64.add (local.get $s0) (f64.mul (local.get $d) (local.get $d))))
        (local.set $d (f64.sub (f64.promote_f32 (f32.load (i32.add (local.get $x1) (local.get $k)))) (local.get $m1)))
        (local.set $s1 (f64.add (local.get $s1) (f64.mul (local.get $d) (local.get $d))))
        (local.set $d (f64.sub (f64.promote_f32 (f32.load (i32.add (local.get $x2) (local.get $k)))) (local.get $m2)))
        (local.set $s2 (f64.add (local.get $s2) (f64.mul (local.get $d) (local.get $d))))
        (local.set $d (f64.sub (f64.promote_f32 (f32.load (i32.add (local.get $x3) (local.get $k)))) (local.get $m3)))
        (local.set $s3 (f64.add (local.get $s3) (f64.mul (local.get $d) (local.get $d))))
        (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 4))) (local.get $bytes))))
      (call $shift (local.get $x) (local.get $y) (local.get $bytes) (local.get $m0)
        (f64.add (f64.div (local.get $s0) (local.get $size)) (local.get $epsilon)) (local.get $scale) (local.get $shift))
      (local.set $y (i32.add (local.get $y) (local.get $bytes)))
      (call $shift (local.get $x1) (local.get $y) (local.get $bytes) (local.get $m1)
        (f64.add (f64.div (local.get $s1) (local.get $size)) (local.get $epsilon)) (local.get $scale) (local.get $shift))
      (local.set $y (i32.add (local.get $y) (local.get $bytes)))
      (call $shift (local.get $x2) (local.get $y) (local.get $bytes) (local.get $m2)
        (f64.add (f64.div (local.get $s2) (local.get $size)) (local.get $epsilon)) (local.get $scale) (local.get $shift))
      (local.set $y (i32.add (local.get $y) (local.get $bytes)))
      (call $shift (local.get $x3) (local.get $y) (local.get $bytes) (local.get $m3)
        (f64.add (f64.div (local.get $s3) (local.get $size)) (local.get $epsilon)) (local.get $scale) (local.get $shift))
      (local.set $y (i32.add (local.get $y) (local.get $bytes)))
      (local.set $x (i32.add (local.get $x3) (local.get $bytes)))
      (br_if $fours (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $rows)))))
  ;; One row: y[k] = (x[k] - mean) / sqrt(spread) * scale[k] + shift[k], four numbers at a time.
  (func $shift (param $x i32) (param $y i32) (param $bytes i32) (param $mean f64) (param $spread f64) (param $scale i32) (param $shift i32)
    (local $k i32) (local $means v128) (local $shares v128) (local $a v128) (local $scales v128) (local $shifts v128)
    (local.set $means (f64x2.splat (local.get $mean)))
    (local.set $shares (f64x2.splat (f64.div (f64.const 1) (f64.sqrt (local.get $spread)))))
    (loop $units
      (local.set $a (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $x) (local.get $k)))))
      (local.set $scales (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $scale) (local.get $k)))))
      (local.set $shifts (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $shift) (local.get $k)))))
      (v128.store64_lane 0 (i32.add (local.get $y) (local.get $k)) (f32x4.demote_f64x2_zero (f64x2.add (local.get $shifts)
        (f64x2.mul (f64x2.mul (f64x2.sub (local.get $a) (local.get $means)) (local.get $shares)) (local.get $scales)))))
      (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 8))) (local.get $bytes)))))

  ;; attend: each row becomes a mixture of all, by how well its question meets their keys. A row of $x holds question, key and
  ;; value, each $width units with a part for each of four heads. $bias says what a head makes of how far apart two rows are,
  ;; up to 16 before and behind: 33 numbers for each head.
  (func (export "attend") (param $x i32) (param $y i32) (param $shares i32) (param $bias i32) (param $count i32) (param $width i32)
    (local $head i32) (local $row i32) (local $stride i32) (local $bytes i32) (local $part i32) (local $scale f64)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 2)))
    (local.set $stride (i32.mul (local.get $width) (i32.const 12)))
    (local.set $scale (f64.div (f64.const 1) (f64.sqrt (f64.convert_i32_u (i32.shr_u (local.get $width) (i32.const 2))))))
    (loop $heads
      ;; A head has a quarter of the units, in bytes as many as a row has units.
      (local.set $part (i32.mul (local.get $head) (local.get $width)))
      (local.set $row (i32.const 0))
      (loop $lines
        (call $scores
          (i32.add (local.get $part) (i32.add (local.get $x) (i32.mul (local.get $row) (local.get $stride))))
          (i32.add (local.get $part) (i32.add (local.get $x) (local.get $bytes)))
          (local.get $shares) (local.get $count) (local.get $stride) (local.get $width))
        (call $mix
          (local.get $shares)
          (i32.add (local.get $part) (i32.add (local.get $x) (i32.shl (local.get $bytes) (i32.const 1))))
          (i32.add (local.get $part) (i32.add (local.get $y) (i32.mul (local.get $row) (local.get $bytes))))
          (local.get $count) (local.get $stride) (local.get $width)
          (call $weigh (local.get $shares) (local.get $count) (local.get $scale)
            (i32.add (local.get $bias) (i32.mul (local.get $head) (i32.const 132))) (local.get $row)))
        (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $count))))
      (br_if $heads (i32.lt_u (local.tee $head (i32.add (local.get $head) (i32.const 1))) (i32.const 4)))))

  ;; y[other] = sum over k of query[k] * keys[other][k], four others at a time; keys lie $stride bytes apart.
  (func $scores (param $query i32) (param $keys i32) (param $y i32) (param $count i32) (param $stride i32) (param $bytes i32)
    (local $k i32) (local $key1 i32) (local $key2 i32) (local $key3 i32) (local $left v128) (local $right v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (loop $others
      (local.set $key1 (i32.add (local.get $keys) (local.get $stride)))
      (local.set $key2 (i32.add (local.get $key1) (local.get $stride)))
      (local.set $key3 (i32.add (local.get $key2) (local.get $stride)))
      (local.set $a (v128.const f32x4 0 0 0 0)) (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $c (v128.const f32x4 0 0 0 0)) (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $e (v128.const f32x4 0 0 0 0)) (local.set $f (v128.const f32x4 0 0 0 0))
      (local.set $g (v128.const f32x4 0 0 0 0)) (local.set $h (v128.const f32x4 0 0 0 0))
      (local.set $k (i32.const 0))
      (loop $units
        (local.set $left (v128.load (i32.add (local.get $query) (local.get $k))))
        (local.set $right (v128.load offset=16 (i32.add (local.get $query) (local.get $k))))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $left) (v128.load (i32.add (local.get $keys) (local.get $k))))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $left) (v128.load (i32.add (local.get $key1) (local.get $k))))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $left) (v128.load (i32.add (local.get $key2) (local.get $k))))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $left) (v128.load (i32.add (local.get $key3) (local.get $k))))))
        (local.set $e (f32x4.add (local.get $e)
          (f32x4.mul (local.get $right) (v128.load offset=16 (i32.add (local.get $keys) (local.get $k))))))
        (local.set $f (f32x4.add (local.get $f)
          (f32x4.mul (local.get $right) (v128.load offset=16 (i32.add (local.get $key1) (local.get $k))))))
        (local.set $g (f32x4.add (local.get $g)
          (f32x4.mul (local.get $right) (v128.load offset=16 (i32.add (local.get $key2) (local.get $k))))))
        (local.set $h (f32x4.add (local.get $h)
          (f32x4.mul (local.get $right) (v128.load offset=16 (i32.add (local.get $key3) (local.get $k))))))
        (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 32))) (local.get $bytes))))
      (local.set $a (f32x4.add (local.get $a) (local.get $e)))
      (local.set $b (f32x4.add (local.get $b) (local.get $f)))
      (local.set $c (f32x4.add (local.get $c) (local.get $g)))
      (local.set $d (f32x4.add (local.get $d) (local.get $h)))
      ;; Of each of the four its first and second number, its third and fourth, then both together.
      (local.set $e (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
      (local.set $f (f32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
        (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
      (v128.store (local.get $y) (f32x4.add
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $e) (local.get $f))
        (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $e) (local.get $f))))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (local.set $keys (i32.add (local.get $key3) (local.get $stride)))
      (br_if $others (i32.gt_s (local.tee $count (i32.sub (local.get $count) (i32.const 4))) (i32.const 0)))))

  ;; Scores of a row become shares, which sum up to what is returned.
  (func $weigh (param $shares i32) (param $count i32) (param $scale f64) (param $bias i32) (param $row i32) (result f64)
    (local $other i32) (local $at i32) (local $far i32) (local $score f64) (local $most f64) (local $sum f64)
    (local.set $most (f64.const -inf))
    (local.set $at (local.get $shares))
    (loop $others
      (local.set $far (i32.add (i32.sub (local.get $other) (local.get $row)) (i32.const 16)))
      (if (i32.lt_s (local.get $far) (i32.const 0)) (then (local.set $far (i32.const 0))))
      (if (i32.gt_s (local.get $far) (i32.const 32)) (then (local.set $far (i32.const 32))))
      (local.set $score (f64.add
        (f64.mul (f64.promote_f32 (f32.load (local.get $at))) (local.get $scale))
        (f64.promote_f32 (f32.load (i32.add (local.get $bias) (i32.shl (local.get $far) (i32.const 2)))))))
      (f32.store (local.get $at) (f32.demote_f64 (local.get $score)))
      (local.set $most (f64.max (local.get $most) (local.get $score)))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br_if $others (i32.lt_u (local.tee $other (i32.add (local.get $other) (i32.const 1))) (local.get $count))))
    (loop $others
      (local.set $score (call $exp (f64.sub (f64.promote_f32 (f32.load (local.get $shares))) (local.get $most))))
      (f32.store (local.get $shares) (f32.demote_f64 (local.get $score)))
      (local.set $sum (f64.add (local.get $sum) (local.get $score)))
      (br_if $others (i32.lt_u (local.tee $shares (i32.add (local.get $shares) (i32.const 4))) (local.get $at))))
    (local.get $sum))

  ;; y[k] = sum over others of shares[other] * values[other][k], divided by $sum, sixteen units at a time.
  (func $mix
    (param $shares i32) (param $values i32) (param $y i32) (param $count i32) (param $stride i32) (param $bytes i32) (param $sum f64)
    (local $k i32) (local $at i32) (local $value i32) (local $end i32) (local $share v128) (local $sums v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $sums (f64x2.splat (local.get $sum)))
    (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 2))))
    (loop $units
      (local.set $a (v128.const f32x4 0 0 0 0)) (local.set $b (v128.const f32x4 0 0 0 0))
      (local.set $c (v128.const f32x4 0 0 0 0)) (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $at (local.get $shares))
      (local.set $value (i32.add (local.get $values) (local.get $k)))
      (loop $others
        (local.set $share (v128.load32_splat (local.get $at)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $share) (v128.load (local.get $value)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $value)))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $share) (v128.load offset=32 (local.get $value)))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $share) (v128.load offset=48 (local.get $value)))))
        (local.set $value (i32.add (local.get $value) (local.get $stride)))
        (br_if $others (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $end))))
      (local.set $at (i32.add (local.get $y) (local.get $k)))
      (v128.store (local.get $at) (call $divided (local.get $a) (local.get $sums)))
      (v128.store offset=16 (local.get $at) (call $divided (local.get $b) (local.get $sums)))
      (v128.store offset=32 (local.get $at) (call $divided (local.get $c) (local.get $sums)))
      (v128.store offset=48 (local.get $at) (call $divided (local.get $d) (local.get $sums)))
      (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 64))) (local.get $bytes)))))
  (func $divided (param $a v128) (param $sums v128) (result v128)
    (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
      (f32x4.demote_f64x2_zero (f64x2.div (f64x2.promote_low_f32x4 (local.get $a)) (local.get $sums)))
      (f32x4.demote_f64x2_zero (f64x2.div
        (f64x2.promote_low_f32x4 (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $a) (local.get $a)))
        (local.get $sums)))))
)
