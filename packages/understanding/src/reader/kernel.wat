;; The sums that take the time. An address is in bytes, every other number in units.
;;
;; multiply, bytes times bytes: y[row][out] = sum over k of x[row][k] * w[out][k], four rows and two outputs at a time.
;; x is 0..127, w is -127..127, so no pair of products overflows and every machine gives the same sums.
(module
  (memory (import "reader" "memory") 1)
  (func (export "multiply")
    (param $x i32) (param $w i32) (param $y i32) (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $out i32) (local $row i32) (local $k i32) (local $x0 i32) (local $x1 i32) (local $x2 i32) (local $x3 i32)
    (local $w1 i32) (local $step i32)
    (local $a00 v128) (local $a01 v128) (local $a10 v128) (local $a11 v128)
    (local $a20 v128) (local $a21 v128) (local $a30 v128) (local $a31 v128)
    (local $left v128) (local $right v128) (local $some v128)
    (local.set $step (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $outs
      (local.set $row (i32.const 0))
      (local.set $x0 (local.get $x))
      (local.set $w1 (i32.add (local.get $w) (local.get $inputs)))
      (loop $lines
        (local.set $x1 (i32.add (local.get $x0) (local.get $inputs)))
        (local.set $x2 (i32.add (local.get $x1) (local.get $inputs)))
        (local.set $x3 (i32.add (local.get $x2) (local.get $inputs)))
        (local.set $a00 (v128.const i32x4 0 0 0 0)) (local.set $a01 (v128.const i32x4 0 0 0 0))
        (local.set $a10 (v128.const i32x4 0 0 0 0)) (local.set $a11 (v128.const i32x4 0 0 0 0))
        (local.set $a20 (v128.const i32x4 0 0 0 0)) (local.set $a21 (v128.const i32x4 0 0 0 0))
        (local.set $a30 (v128.const i32x4 0 0 0 0)) (local.set $a31 (v128.const i32x4 0 0 0 0))
        (local.set $k (i32.const 0))
        (loop $units
          (local.set $left (v128.load (i32.add (local.get $w) (local.get $k))))
          (local.set $right (v128.load (i32.add (local.get $w1) (local.get $k))))
          (local.set $some (v128.load (i32.add (local.get $x0) (local.get $k))))
          (local.set $a00 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $left) (local.get $some) (local.get $a00)))
          (local.set $a01 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $right) (local.get $some) (local.get $a01)))
          (local.set $some (v128.load (i32.add (local.get $x1) (local.get $k))))
          (local.set $a10 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $left) (local.get $some) (local.get $a10)))
          (local.set $a11 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $right) (local.get $some) (local.get $a11)))
          (local.set $some (v128.load (i32.add (local.get $x2) (local.get $k))))
          (local.set $a20 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $left) (local.get $some) (local.get $a20)))
          (local.set $a21 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $right) (local.get $some) (local.get $a21)))
          (local.set $some (v128.load (i32.add (local.get $x3) (local.get $k))))
          (local.set $a30 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $left) (local.get $some) (local.get $a30)))
          (local.set $a31 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $right) (local.get $some) (local.get $a31)))
          (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $inputs))))
        (local.set $k (i32.add (local.get $y)
          (i32.add (i32.mul (local.get $row) (local.get $step)) (i32.shl (local.get $out) (i32.const 2)))))
        (i32.store (local.get $k) (call $sum (local.get $a00)))
        (i32.store offset=4 (local.get $k) (call $sum (local.get $a01)))
        (local.set $k (i32.add (local.get $k) (local.get $step)))
        (i32.store (local.get $k) (call $sum (local.get $a10)))
        (i32.store offset=4 (local.get $k) (call $sum (local.get $a11)))
        (local.set $k (i32.add (local.get $k) (local.get $step)))
        (i32.store (local.get $k) (call $sum (local.get $a20)))
        (i32.store offset=4 (local.get $k) (call $sum (local.get $a21)))
        (local.set $k (i32.add (local.get $k) (local.get $step)))
        (i32.store (local.get $k) (call $sum (local.get $a30)))
        (i32.store offset=4 (local.get $k) (call $sum (local.get $a31)))
        (local.set $x0 (i32.add (local.get $x3) (local.get $inputs)))
        (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $rows))))
      (local.set $w (i32.add (local.get $w1) (local.get $inputs)))
      (br_if $outs (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 2))) (local.get $outputs)))))
  (func $sum (param $of v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $of)) (i32x4.extract_lane 1 (local.get $of)))
      (i32.add (i32x4.extract_lane 2 (local.get $of)) (i32x4.extract_lane 3 (local.get $of)))))

  ;; scores, for one query: y[other] = sum over k of query[k] * keys[other][k]; keys lie `stride` bytes apart.
  (func (export "scores")
    (param $query i32) (param $keys i32) (param $y i32) (param $count i32) (param $stride i32) (param $size i32)
    (local $k i32) (local $bytes i32) (local $left v128) (local $right v128)
    (local.set $bytes (i32.shl (local.get $size) (i32.const 2)))
    (loop $others
      (local.set $left (v128.const f32x4 0 0 0 0))
      (local.set $right (v128.const f32x4 0 0 0 0))
      (local.set $k (i32.const 0))
      (loop $units
        (local.set $left (f32x4.add (local.get $left) (f32x4.mul
          (v128.load (i32.add (local.get $query) (local.get $k)))
          (v128.load (i32.add (local.get $keys) (local.get $k))))))
        (local.set $right (f32x4.add (local.get $right) (f32x4.mul
          (v128.load offset=16 (i32.add (local.get $query) (local.get $k)))
          (v128.load offset=16 (i32.add (local.get $keys) (local.get $k))))))
        (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 32))) (local.get $bytes))))
      (local.set $left (f32x4.add (local.get $left) (local.get $right)))
      (f32.store (local.get $y) (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $left)) (f32x4.extract_lane 1 (local.get $left)))
        (f32.add (f32x4.extract_lane 2 (local.get $left)) (f32x4.extract_lane 3 (local.get $left)))))
      (local.set $y (i32.add (local.get $y) (i32.const 4)))
      (local.set $keys (i32.add (local.get $keys) (local.get $stride)))
      (br_if $others (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; mix, for one query: y[k] = sum over others of shares[other] * values[other][k]; values lie `stride` bytes apart.
  (func (export "mix")
    (param $shares i32) (param $values i32) (param $y i32) (param $count i32) (param $stride i32) (param $size i32)
    (local $other i32) (local $value i32) (local $share v128) (local $left v128) (local $right v128)
    (loop $units
      (local.set $left (v128.const f32x4 0 0 0 0))
      (local.set $right (v128.const f32x4 0 0 0 0))
      (local.set $other (i32.const 0))
      (local.set $value (local.get $values))
      (loop $others
        (local.set $share (v128.load32_splat (i32.add (local.get $shares) (i32.shl (local.get $other) (i32.const 2)))))
        (local.set $left (f32x4.add (local.get $left) (f32x4.mul (local.get $share) (v128.load (local.get $value)))))
        (local.set $right (f32x4.add (local.get $right) (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $value)))))
        (local.set $value (i32.add (local.get $value) (local.get $stride)))
        (br_if $others (i32.lt_u (local.tee $other (i32.add (local.get $other) (i32.const 1))) (local.get $count))))
      (v128.store (local.get $y) (local.get $left))
      (v128.store offset=16 (local.get $y) (local.get $right))
      (local.set $y (i32.add (local.get $y) (i32.const 32)))
      (local.set $values (i32.add (local.get $values) (i32.const 32)))
      (br_if $units (local.tee $size (i32.sub (local.get $size) (i32.const 8))))))

  ;; quantize, for one row: x[k] between low and low + 127 * step becomes a byte; four numbers at a time.
  (func (export "quantize") (param $x i32) (param $y i32) (param $size i32) (param $low f32) (param $step f32)
    (local $lows v128) (local $steps v128) (local $all v128)
    (local.set $lows (f32x4.splat (local.get $low)))
    (local.set $steps (f32x4.splat (f32.div (f32.const 1) (local.get $step))))
    (loop $units
      (local.set $all (i8x16.narrow_i16x8_u
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (f32x4.sub (v128.load (local.get $x)) (local.get $lows)))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (f32x4.sub (v128.load offset=16 (local.get $x)) (local.get $lows))))))
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (f32x4.sub (v128.load offset=32 (local.get $x)) (local.get $lows)))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (f32x4.sub (v128.load offset=48 (local.get $x)) (local.get $lows))))))))
      (v128.store (local.get $y) (i8x16.min_u (local.get $all) (i8x16.splat (i32.const 127))))
      (local.set $x (i32.add (local.get $x) (i32.const 64)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $units (local.tee $size (i32.sub (local.get $size) (i32.const 16))))))

  ;; scale, for one row of outputs: y[out] = scales[out] * (step * products[out] + low * sums[out]) + bias[out].
  (func (export "scale")
    (param $products i32) (param $y i32) (param $outputs i32) (param $low f32) (param $step f32)
    (param $scales i32) (param $sums i32) (param $bias i32)
    (local $k i32) (local $bytes i32) (local $lows v128) (local $steps v128)
    (local.set $lows (f32x4.splat (local.get $low)))
    (local.set $steps (f32x4.splat (local.get $step)))
    (local.set $bytes (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $units
      (v128.store (i32.add (local.get $y) (local.get $k))
        (f32x4.add
          (f32x4.mul
            (v128.load (i32.add (local.get $scales) (local.get $k)))
            (f32x4.add
              (f32x4.mul (local.get $steps) (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $products) (local.get $k)))))
              (f32x4.mul (local.get $lows) (v128.load (i32.add (local.get $sums) (local.get $k))))))
          (v128.load (i32.add (local.get $bias) (local.get $k)))))
      (br_if $units (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $bytes)))))

  ;; range, for one row: its least and its greatest number.
  (func (export "range") (param $x i32) (param $y i32) (param $size i32)
    (local $low v128) (local $high v128) (local $some v128)
    (local.set $low (v128.load (local.get $x)))
    (local.set $high (local.get $low))
    (loop $units
      (local.set $some (v128.load (local.get $x)))
      (local.set $low (f32x4.pmin (local.get $low) (local.get $some)))
      (local.set $high (f32x4.pmax (local.get $high) (local.get $some)))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (br_if $units (local.tee $size (i32.sub (local.get $size) (i32.const 4)))))
    (f32.store (local.get $y) (f32.min
      (f32.min (f32x4.extract_lane 0 (local.get $low)) (f32x4.extract_lane 1 (local.get $low)))
      (f32.min (f32x4.extract_lane 2 (local.get $low)) (f32x4.extract_lane 3 (local.get $low)))))
    (f32.store offset=4 (local.get $y) (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $high)) (f32x4.extract_lane 1 (local.get $high)))
      (f32.max (f32x4.extract_lane 2 (local.get $high)) (f32x4.extract_lane 3 (local.get $high))))))
)
