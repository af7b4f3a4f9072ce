;; The sums that take the time. An address is in bytes, every other number in units. Rows of numbers have room for a multiple
;; of four rows: what a group of rows reads and writes behind the last one counts for nothing.
(module
  (memory (import "reader" "memory") 1)
  ;; Whether this processor adds up four products of bytes in one instruction.
  (global $hasDots (import "reader" "hasDots") i32)

  ;; arrange: the bytes of a matrix, row by row, become panels as multiply takes them, with the sums of their rows.
  (func (export "arrange") (param $x i32) (param $w i32) (param $inputs i32) (param $outputs i32)
    (local $row i32) (local $to i32) (local $end i32) (local $some v128) (local $sum v128)
    (loop $lines
      (local.set $to (i32.add (local.get $w) (i32.shl (i32.and (local.get $row) (i32.const 15)) (i32.const 2))))
      (local.set $end (i32.add (local.get $x) (local.get $inputs)))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (loop $units
        (local.set $some (v128.load (local.get $x)))
        (v128.store32_lane 0 (local.get $to) (local.get $some))
        (v128.store32_lane offset=64 1 (local.get $to) (local.get $some))
        (v128.store32_lane offset=128 2 (local.get $to) (local.get $some))
        (v128.store32_lane offset=192 3 (local.get $to) (local.get $some))
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.extadd_pairwise_i16x8_s (i16x8.extadd_pairwise_i8x16_s (local.get $some)))))
        (local.set $to (i32.add (local.get $to) (i32.const 256)))
        (br_if $units (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $end))))
      (f32.store offset=64 (local.get $to) (f32.convert_i32_s (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
        (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      ;; Behind the last row of a panel 15 numbers of its table are passed, and 33 are left.
      (if (i32.eqz (i32.and (local.get $row) (i32.const 15))) (then
        (local.set $w (i32.add (local.get $to) (i32.const 132)))))
      (br_if $lines (i32.lt_u (local.get $row) (local.get $outputs)))))

  ;; pack: rows become bytes from 0 to 127 between their least and their greatest number. Two rows lie together, four bytes of
  ;; the one, then four of the other; the least number of a row and the step from byte to byte go to $ranges.
  (func (export "pack") (param $x i32) (param $y i32) (param $ranges i32) (param $rows i32) (param $inputs i32)
    (local $row i32) (local $from i32) (local $to i32) (local $end i32) (local $least f32) (local $step f32)
    (local $low v128) (local $high v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $lines
      (local.set $end (i32.add (local.get $x) (i32.shl (local.get $inputs) (i32.const 2))))
      (local.set $from (local.get $x))
      (local.set $low (v128.load (local.get $x)))
      (local.set $high (local.get $low))
      (loop $units
        (local.set $a (v128.load (local.get $from)))
        (local.set $b (v128.load offset=16 (local.get $from)))
        (local.set $c (v128.load offset=32 (local.get $from)))
        (local.set $d (v128.load offset=48 (local.get $from)))
        (local.set $low (f32x4.pmin (local.get $low)
          (f32x4.pmin (f32x4.pmin (local.get $a) (local.get $b)) (f32x4.pmin (local.get $c) (local.get $d)))))
        (local.set $high (f32x4.pmax (local.get $high)
          (f32x4.pmax (f32x4.pmax (local.get $a) (local.get $b)) (f32x4.pmax (local.get $c) (local.get $d)))))
        (br_if $units (i32.lt_u (local.tee $from (i32.add (local.get $from) (i32.const 64))) (local.get $end))))
      (local.set $least (f32.min
        (f32.min (f32x4.extract_lane 0 (local.get $low)) (f32x4.extract_lane 1 (local.get $low)))
        (f32.min (f32x4.extract_lane 2 (local.get $low)) (f32x4.extract_lane 3 (local.get $low)))))
      (local.set $step (f32.demote_f64 (f64.div
        (f64.sub
          (f64.promote_f32 (f32.max
            (f32.max (f32x4.extract_lane 0 (local.get $high)) (f32x4.extract_lane 1 (local.get $high)))
            (f32.max (f32x4.extract_lane 2 (local.get $high)) (f32x4.extract_lane 3 (local.get $high)))))
          (f64.promote_f32 (local.get $least)))
        (f64.const 127))))
      (if (f32.eq (local.get $step) (f32.const 0)) (then (local.set $step (f32.const 1))))
      (f32.store (local.get $ranges) (local.get $least))
      (f32.store offset=4 (local.get $ranges) (local.get $step))
      (local.set $low (f32x4.splat (local.get $least)))
      (local.set $high (f32x4.splat (f32.div (f32.const 1) (local.get $step))))
      (local.set $to (i32.add (local.get $y) (i32.add
        (i32.mul (i32.and (local.get $row) (i32.const -2)) (local.get $inputs))
        (i32.shl (i32.and (local.get $row) (i32.const 1)) (i32.const 2)))))
      (loop $units
        (local.set $a (i8x16.min_u (i8x16.splat (i32.const 127)) (i8x16.narrow_i16x8_u
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $high) (f32x4.sub (v128.load (local.get $x)) (local.get $low)))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $high) (f32x4.sub (v128.load offset=16 (local.get $x)) (local.get $low))))))
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $high) (f32x4.sub (v128.load offset=32 (local.get $x)) (local.get $low)))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $high) (f32x4.sub (v128.load offset=48 (local.get $x)) (local.get $low)))))))))
        (v128.store32_lane 0 (local.get $to) (local.get $a))
        (v128.store32_lane offset=8 1 (local.get $to) (local.get $a))
        (v128.store32_lane offset=16 2 (local.get $to) (local.get $a))
        (v128.store32_lane offset=24 3 (local.get $to) (local.get $a))
        (local.set $to (i32.add (local.get $to) (i32.const 32)))
        (br_if $units (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 64))) (local.get $end))))
      (local.set $ranges (i32.add (local.get $ranges) (i32.const 8)))
      (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))

  ;; multiply: rows of bytes times a matrix, two rows and sixteen outputs at a time. $w holds for each sixteen outputs their
  ;; bytes, four of each output in turn, then their scales, the sums of their bytes and what is added in the end:
  ;; y[row][out] = scale[out] * (step[row] * product + least[row] * sum[out]) + bias[out].
  ;; x is 0..127 and w -127..127, so no pair of products overflows and every machine gives the same sums.
  (func (export "multiply")
    (param $x i32) (param $ranges i32) (param $w i32) (param $y i32) (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $out i32) (local $row i32) (local $from i32) (local $unit i32) (local $end i32) (local $to i32) (local $range i32)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $left v128) (local $right v128) (local $some v128) (local $ones v128)
    (local.set $ones (i16x8.splat (i32.const 1)))
    (loop $outs
      (local.set $row (i32.const 0))
      (local.set $from (local.get $x))
      (local.set $range (local.get $ranges))
      (local.set $end (i32.add (local.get $w) (i32.shl (local.get $inputs) (i32.const 4))))
      (loop $lines
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $unit (local.get $w))
        (if (global.get $hasDots)
          (then (loop $units
            (local.set $left (v128.load32_splat (local.get $from)))
            (local.set $right (v128.load32_splat offset=4 (local.get $from)))
            (local.set $some (v128.load (local.get $unit)))
            (local.set $a0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $left) (local.get $a0)))
            (local.set $b0 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $right) (local.get $b0)))
            (local.set $some (v128.load offset=16 (local.get $unit)))
            (local.set $a1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $left) (local.get $a1)))
            (local.set $b1 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $right) (local.get $b1)))
            (local.set $some (v128.load offset=32 (local.get $unit)))
            (local.set $a2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $left) (local.get $a2)))
            (local.set $b2 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $right) (local.get $b2)))
            (local.set $some (v128.load offset=48 (local.get $unit)))
            (local.set $a3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $left) (local.get $a3)))
            (local.set $b3 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $some) (local.get $right) (local.get $b3)))
            (local.set $from (i32.add (local.get $from) (i32.const 8)))
            (br_if $units (i32.lt_u (local.tee $unit (i32.add (local.get $unit) (i32.const 64))) (local.get $end)))))
          ;; The same sums in two steps: where the instruction is missing, what stands for it builds its ones anew each time.
          (else (loop $units
            (local.set $left (v128.load32_splat (local.get $from)))
            (local.set $right (v128.load32_splat offset=4 (local.get $from)))
            (local.set $some (v128.load (local.get $unit)))
            (local.set $a0 (i32x4.add (local.get $a0)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $left)) (local.get $ones))))
            (local.set $b0 (i32x4.add (local.get $b0)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $right)) (local.get $ones))))
            (local.set $some (v128.load offset=16 (local.get $unit)))
            (local.set $a1 (i32x4.add (local.get $a1)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $left)) (local.get $ones))))
            (local.set $b1 (i32x4.add (local.get $b1)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $right)) (local.get $ones))))
            (local.set $some (v128.load offset=32 (local.get $unit)))
            (local.set $a2 (i32x4.add (local.get $a2)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $left)) (local.get $ones))))
            (local.set $b2 (i32x4.add (local.get $b2)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $right)) (local.get $ones))))
            (local.set $some (v128.load offset=48 (local.get $unit)))
            (local.set $a3 (i32x4.add (local.get $a3)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $left)) (local.get $ones))))
            (local.set $b3 (i32x4.add (local.get $b3)
              (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s (local.get $some) (local.get $right)) (local.get $ones))))
            (local.set $from (i32.add (local.get $from) (i32.const 8)))
            (br_if $units (i32.lt_u (local.tee $unit (i32.add (local.get $unit) (i32.const 64))) (local.get $end))))))
        (local.set $to (i32.add (local.get $y)
          (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $out)) (i32.const 2))))
        (call $scale (local.get $a0) (local.get $a1) (local.get $a2) (local.get $a3)
          (local.get $range) (local.get $end) (local.get $to))
        (call $scale (local.get $b0) (local.get $b1) (local.get $b2) (local.get $b3)
          (i32.add (local.get $range) (i32.const 8)) (local.get $end)
          (i32.add (local.get $to) (i32.shl (local.get $outputs) (i32.const 2))))
        (local.set $range (i32.add (local.get $range) (i32.const 16)))
        (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (local.set $w (i32.add (local.get $end) (i32.const 192)))
      (br_if $outs (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $outputs)))))
  ;; scale: sixteen products of a row.
  (func $scale (param $a v128) (param $b v128) (param $c v128) (param $d v128) (param $range i32) (param $table i32) (param $y i32)
    (local $low v128) (local $step v128)
    (local.set $low (v128.load32_splat (local.get $range)))
    (local.set $step (v128.load32_splat offset=4 (local.get $range)))
    (v128.store (local.get $y) (f32x4.add (v128.load offset=128 (local.get $table))
      (f32x4.mul (v128.load (local.get $table)) (f32x4.add
        (f32x4.mul (local.get $step) (f32x4.convert_i32x4_s (local.get $a)))
        (f32x4.mul (local.get $low) (v128.load offset=64 (local.get $table)))))))
    (v128.store offset=16 (local.get $y) (f32x4.add (v128.load offset=144 (local.get $table))
      (f32x4.mul (v128.load offset=16 (local.get $table)) (f32x4.add
        (f32x4.mul (local.get $step) (f32x4.convert_i32x4_s (local.get $b)))
        (f32x4.mul (local.get $low) (v128.load offset=80 (local.get $table)))))))
    (v128.store offset=32 (local.get $y) (f32x4.add (v128.load offset=160 (local.get $table))
      (f32x4.mul (v128.load offset=32 (local.get $table)) (f32x4.add
        (f32x4.mul (local.get $step) (f32x4.convert_i32x4_s (local.get $c)))
        (f32x4.mul (local.get $low) (v128.load offset=96 (local.get $table)))))))
    (v128.store offset=48 (local.get $y) (f32x4.add (v128.load offset=176 (local.get $table))
      (f32x4.mul (v128.load offset=48 (local.get $table)) (f32x4.add
        (f32x4.mul (local.get $step) (f32x4.convert_i32x4_s (local.get $d)))
        (f32x4.mul (local.get $low) (v128.load offset=112 (local.get $table))))))))

  ;; gather: rows that were packed become lists of their fours that are not all zero: where their weights lie in a panel, and
  ;; the bytes. Behind a layer that keeps what is positive that is one in three, or in seven.
  (func (export "gather") (param $x i32) (param $lists i32) (param $ends i32) (param $rows i32) (param $inputs i32)
    (local $row i32) (local $from i32) (local $to i32) (local $last i32) (local $place i32) (local $four i32)
    (local.set $last (i32.shl (local.get $inputs) (i32.const 4)))
    (loop $lines
      (local.set $from (i32.add (local.get $x) (i32.add
        (i32.mul (i32.and (local.get $row) (i32.const -2)) (local.get $inputs))
        (i32.shl (i32.and (local.get $row) (i32.const 1)) (i32.const 2)))))
      (local.set $to (local.get $lists))
      (local.set $place (i32.const 0))
      (loop $fours
        (local.set $four (i32.load (local.get $from)))
        (i32.store (local.get $to) (local.get $place))
        (i32.store offset=4 (local.get $to) (local.get $four))
        (local.set $to (i32.add (local.get $to) (i32.shl (i32.ne (local.get $four) (i32.const 0)) (i32.const 3))))
        (local.set $from (i32.add (local.get $from) (i32.const 8)))
        (br_if $fours (i32.lt_u (local.tee $place (i32.add (local.get $place) (i32.const 64))) (local.get $last))))
      ;; No list is empty: its one entry is zero.
      (if (i32.eq (local.get $to) (local.get $lists)) (then (local.set $to (i32.add (local.get $to) (i32.const 8)))))
      (i32.store (local.get $ends) (local.get $to))
      (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
      (local.set $lists (i32.add (local.get $lists) (i32.shl (local.get $inputs) (i32.const 1))))
      (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))

  ;; multiplyFew: the same as multiply, of lists, one row at a time.
  (func (export "multiplyFew")
    (param $lists i32) (param $ends i32) (param $ranges i32) (param $w i32) (param $y i32)
    (param $rows i32) (param $inputs i32) (param $outputs i32)
    (local $out i32) (local $row i32) (local $list i32) (local $from i32) (local $end i32) (local $unit i32) (local $table i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $some v128) (local $ones v128)
    (local.set $ones (i16x8.splat (i32.const 1)))
    (loop $outs
      (local.set $row (i32.const 0))
      (local.set $list (local.get $lists))
      (local.set $table (i32.add (local.get $w) (i32.shl (local.get $inputs) (i32.const 4))))
      (loop $lines
        (local.set $a (v128.const i32x4 0 0 0 0)) (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0)) (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $from (local.get $list))
        (local.set $end (i32.load (i32.add (local.get $ends) (i32.shl (local.get $row) (i32.const 2)))))
        (if (global.get $hasDots)
          (then (loop $units
            (local.set $unit (i32.add (local.get $w) (i32.load (local.get $from))))
            (local.set $some (v128.load32_splat offset=4 (local.get $from)))
            (local.set $a (i32x4.relaxed_dot_i8x16_i7x16_add_s (v128.load (local.get $unit)) (local.get $some) (local.get $a)))
            (local.set $b (i32x4.relaxed_dot_i8x16_i7x16_add_s (v128.load offset=16 (local.get $unit)) (local.get $some) (local.get $b)))
            (local.set $c (i32x4.relaxed_dot_i8x16_i7x16_add_s (v128.load offset=32 (local.get $unit)) (local.get $some) (local.get $c)))
            (local.set $d (i32x4.relaxed_dot_i8x16_i7x16_add_s (v128.load offset=48 (local.get $unit)) (local.get $some) (local.get $d)))
            (br_if $units (i32.lt_u (local.tee $from (i32.add (local.get $from) (i32.const 8))) (local.get $end)))))
          (else (loop $units
            (local.set $unit (i32.add (local.get $w) (i32.load (local.get $from))))
            (local.set $some (v128.load32_splat offset=4 (local.get $from)))
            (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s
              (i16x8.relaxed_dot_i8x16_i7x16_s (v128.load (local.get $unit)) (local.get $some)) (local.get $ones))))
            (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s
              (i16x8.relaxed_dot_i8x16_i7x16_s (v128.load offset=16 (local.get $unit)) (local.get $some)) (local.get $ones))))
            (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s
              (i16x8.relaxed_dot_i8x16_i7x16_s (v128.load offset=32 (local.get $unit)) (local.get $some)) (local.get $ones))))
            (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s
              (i16x8.relaxed_dot_i8x16_i7x16_s (v128.load offset=48 (local.get $unit)) (local.get $some)) (local.get $ones))))
            (br_if $units (i32.lt_u (local.tee $from (i32.add (local.get $from) (i32.const 8))) (local.get $end))))))
        (call $scale (local.get $a) (local.get $b) (local.get $c) (local.get $d)
          (i32.add (local.get $ranges) (i32.shl (local.get $row) (i32.const 3))) (local.get $table)
          (i32.add (local.get $y)
            (i32.shl (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $out)) (i32.const 2))))
        (local.set $list (i32.add (local.get $list) (i32.shl (local.get $inputs) (i32.const 1))))
        (br_if $lines (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows))))
      (local.set $w (i32.add (local.get $table) (i32.const 192)))
      (br_if $outs (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $outputs)))))

  ;; add: y[k] += x[k].
  (func (export "add") (param $y i32) (param $x i32) (param $size i32)
    (loop $units
      (v128.store (local.get $y) (f32x4.add (v128.load (local.get $y)) (v128.load (local.get $x))))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $units (i32.gt_s (local.tee $size (i32.sub (local.get $size) (i32.const 4))) (i32.const 0)))))

  ;; keepPositive: what is below 0 becomes 0.
  (func (export "keepPositive") (param $y i32) (param $size i32)
    (loop $units
      (v128.store (local.get $y) (f32x4.pmax (v128.load (local.get $y)) (v128.const f32x4 0 0 0 0)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $units (i32.gt_s (local.tee $size (i32.sub (local.get $size) (i32.const 4))) (i32.const 0)))))
)
