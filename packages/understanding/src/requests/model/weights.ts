// Written by evals/data/requests-train.ts from 9059 rows. Do not edit by hand.
/** Which halves of the data it was trained on: scores of those halves are not scores on unseen text. */
export const TRAINED_ON: 'A' | 'B' | 'both' = 'both';
export const SCALE = 50;
export const BIASES: readonly number[] = [
  16, 13, 23, -2, -32, -22, -31, 31, 49, -27, 71, 9, -8, 3, -5, -21, -30, -15, -16, -28, -29, 1, 3, -21, 66,
];
export const WEIGHTS = `#1	a-24b-75c-66d-84e-52f-60g-52h72i51j-42k76l-24m-15n-74o-24p-60q-55r-63s-63t-55u-55v-68w51x-56y-33
#12+	a11b17d-12h-20k-15q14s11v-13x20
#2	c-23d-14e-36f-27g-37h61i36j-53k60l26m-43n-47o16p-40q-41r-49s-45t-42u-37v-21w-13x-41y-104
#3-5	a-15e-14f-16g-16h11i19k33l18m-13n18q-26r-15s-15t-15u-18v23x-26y20
#6-11	b11h-18v-15y32
&	b-26x39
& pizza	b-18s23
?no	a18b-21g-14h29i42k52v-20w-15x-11
?yes	a-23b45f-13h-16i-33m-19n14p-11q-13v33w27y46
NAME	a34b16c40g-12h-15i-21k-43l-24m-19n110o-21w-17y-25
NAME $	a60c13d19f-22g-13h25i-21k-33l-26m14o-17r-11v-33w-14y-46
NAME NAME	a-28b29c27f15h-14n-39o-14s28
NAME _time_	a-26b-53c-15d-13f46h-19i-24k-32l-25m-23o-34s-19v81w32x-14y34
NAME and	a36b23d-13h22k-14l-13m-17r-11s-13v-23w-11y-43
NAME at	a-20c-16d-16s40
NAME birthday	b49c-93d54h-16m-27n-30v-12w-21y-14
NAME for	b-43c41d-21n29r-14s11
NAME from	a-40b-17c54d-33h-30q15s12
NAME hills	s29w-20x-18y-14
NAME in	c60m20n-28w-27x-44y-35
NAME mason	a-14c21
NAME on	a-54b17c43q12
NAME take	s16x-12
NAME to	b-21c23
NUMBER	b-16c42f-13h-13i-32k-50l-11m-25o-14r-23s15t-12v-13x20y82
NUMBER $	b-35c60d-41f-18h-18i-31k-28l-15m-13o-17r-11s-15t-14u20v-12x47
NUMBER at	a-12s40
^ NAME	a67b-36d-12h-14i-11k-32n14v-26x-11
^ _time_	c-47e-20g-20h-61i-65j-18k-137l-39m25n-25o68p-38q-18r-25s-26t-16u-16v52w-65x-18y33
^ abort	c-13h-34i69k-38l-21y-12
^ accept	a-25b-88e75u-19
^ actually	a-64b-13c88d-32e-30f-13h-42i16j-11k-36l-20n-12s-14
^ add	a39b-42c40d-22g-22h-42i-27k-32l-11m-16n-15o-14q23r14v-12y-21
^ ai	b-16i23l49v-15y-20
^ alarm	h-11k-17o56
^ also	b-35c54d18h-27i-21k-18q-11y-14
^ am	a-21b50c-31d-16k12l-17m-11s-18v-48w-13y30
^ and	a-53c56d-54e-15f-12h-62i-32j-12k-11l-46m-33n68o-15q-13r-13s-14u-14v-40w-11y-41
^ any	a-50c-37d-26h-21i-15j37k-28l-15m-13n-21p-12q-11r-11t-11v-33w49x-20y26
^ anything	a-28b52d-17f-12g-12h-49i-22j66k-54l-33m-12n-23o-34p-12u-13v-23w-23x-11y-23
^ are	a-19b-15c-25d-14h-20l-61m-13n-16o-13s25v18w-17x-11y71
^ book	a76b-20c-38d-14f-11h-16i-15k-16o-13s18t26y-25
^ call	b-40c-109d-30e-16f-44g-12h-44i-64j-20k-71l-31m-37n38o28p-28q-12r-13t-13u-12v-30w-20y36
^ can	b-16c25h-17i-20k-12l-36m-17n16p-27y27
^ cancel	a-47b-66c-33d84f-12h-58k-30l-13m-13n-11o21w-15y-17
^ change	a-47b-21c49d29f-12h-14i-16k-23o11t-12u-12y-25
^ check	a-38b-26c-24d-30f-11g58h-17i-20k-31l42m-13n17q-31t-16v42x-11
^ clear	a-37b-29c-30d69g-14i-11l-15m-15
^ confirm	a-37c-19d-23f-18h67i-37k-44o11p-21q-14r-12w-14y-19
^ convert	a-14c-18k-19m50
^ could	c26d-14g-13h-26i-22k-38l20p-18q-17r13v26w-11y-25
^ create	a38b-31c-25d-19f37h-13i-14k-33l-18m-11o16p12
^ current	a-13b-28c-18d-32f-11h-34i-58k-39l-32m42n-18o-20p-11u-11v64w-20x-11y-34
^ dammit	h-15i34l-15
^ decline	a-39b-40c-36d-19e88h-28i-12k-20m-11n-13s-12y-11
^ delete	a-60b-33c-31d71f-11g-36h-81i35k-26l-16o23q32r-11y-17
^ did	a-48b29c-27d-13e-12f-31g24i-14k-16l21n31q-24t-12u24v-16w-12y-29
^ do	b16c-36d-15i-30j11l-24m14n-12q-29r30y33
^ does	a-36b31c-34d-19e-13f-11h-27i-15k-12l-15m-11n-21o-11p-13s39u-11v26w-20x17y-23
^ either	a-11h31i-22j-11k12l-11y-14
^ erase	a-27b-39c-23d64g-54h-15i-11k-18q46
^ find	b54c-52d-37f-17h-27i-15j-12k-32l-11m16n-77o-23p-21r-17t42u-11w-33x-12
^ for	a-11c68d-31f-12h-14i-20k-35l-11m-12n-13o-29s-14w-13
^ forget	a-21c-14d-13h-34i46k-37o16s24
^ get	a-14b-24c-18d37f-17h18i-11k-17l-11m-11n-12o15t-11y17
^ give	b16c-22d15e-13f-19g-56h-17i-18j-14k15l-15n12o-13p30q-11r-19t-13u-17v-17w-14
^ go	g39h-19l-14q-15s17
^ good	a-46b-27c-38d-16f-13g-11h50i-70j-21k26l-34m-26n-14o-21p-13r-14s-12t-13u-14v-15w15x-11y-53
^ goodbye	k29
^ great	a-12c-13d13h-16i-48k52l-16o-11w-17y-20
^ has	a-16b-17c-24d-13k-11n37u36y-13
^ have	a-57c25d-16f-17h-28i-18j13k29l28m19n-22p-36q-35r-28s-14v-30w-14x-14y-37
^ hello	c-18h-25i-24k49n23v-11y-12
^ help	b-31d-26g-14k-54l24o22r29y-36
^ hey	a-30b55c-23d-71f33g-11h-40i16k63l-16m-20n-16o-18s-24u-11v-17w-14y-29
^ hi	a24c-25d12e-27g-12h-43i-32k51m-26n-26o-25p-11r-16s-22t-13u-15v-22w26y-31
^ hmm	b11h-22i37l-14
^ hold	a-15b-16c-14h-22i-23k39m-15n24p-14r-16t-12y-22
^ how	a-34d-24e-13f-12g-19h-27j-14l13n-15o-16p-14q-18r-18s-17t-11v-18x35y33
^ i	a20b-15d-15g-19k29m-11v-14w-14y-17
^ if	a-15f-28k-37l17m42q35t-11w-13
^ in	b-17c16g-11h-13k-15l-13m29n-14r-18s-11v28x19y-18
^ is	a-68c-35d-24e-17f-27g23h-39i-28j-20k-33l-16o-11p-20q-54r-14s19u-11v20w-12x43y43
^ it	a-20d-15h50i11j27k-14l-22m-33n-15o-13p-14r-11s-12v-15w-23y-28
^ just	a-25b-16c-20d-33f36g-17h-49k17l62m-45n-12p-15s11v-13
^ let	a-46b27d-17e-12f-31g22h-30i-41k43l29m-27n-12o-26p14q-20r-19v-22y18
^ list	a-52b72c-33d-19f-11g-20h-38i-32k-54l-26m-19n63o16p-13q-33r-19v-11y-60
^ look	a-47b46c-28d-41e-13f-15g-25h29i-44j-14k-22l-33n-18o-29p-19q-21r-17s-16t36v-34w-16x-37y-28
^ looks	a-15b-12c-25d-12g-14h55i-34j-18k-14l-23m-11n-13o-16p-11r-17y-37
^ make	b-31c67d22f18g-21i-11k-67l-11m-19q14t19w-12
^ mark	a42b-23c20d-11g-18h-22i-12k-18o-11q12
^ may	a-12b12k-32l36u11
^ maybe	b-46c-22g-14h-50i-78k117l-17n-26s-13v-18y-18
^ move	a-30b-21c57i-15o-13
^ my	a37b29c13d-57e-13f-18h-24i-30j-14k-44l-24m-25n-21o-17p-12q-17t28u-11v-20w-14y-34
^ nice	h-51i-38k69l-17
^ no	a-32b-42c67d62f-18h-38i12j-39m-35n-14o-20p-15r-12s-15v-18w-19y-22
^ nope	a-14b-13c-11h-49i34k15l-32o-12w-18y-18
^ not	b-14c-31d-32h-45i81j-21l-44n-14o-13s-17y-29
^ now	a-33b34c-31d16e-33f-14g-12k-22l-18m16n50o-18q-11r-19v-12y-14
^ oh	a-44c31d-34e-12f-14g-16h26i34j-17k16l-23m-16n-13o-21p-11r-14s-19t-12u-13v-19w-25y-27
^ ok	a26b-44c-18d-27e-15f-18g-11h32i-62j-24k35l-37m-21n-23o-25p-15q-12r-15s-17t-14u-15v26w-22x-13y-46
^ okay	a31b19c-27d-26h-60i-57k83l-11v-14w-11y-13
^ olly	c-17d-36h-15i78j-13k-37n-12
^ on	a39c-14d-20f13g-22i22k-17q27r-14s-20
^ oops	a-17b-17c18d-56h-20i68k-27l-33r-14y-13
^ open	a30b38c-46d-93h-38i-32k-45l-28m-30n-11o51p-13w-12y-21
^ order	a-18h-12i-13k-11q-14r62x-17y-30
^ perfect	a-21c-14i-51k33l-24m-16o-18w-28y-27
^ please	a-11b-12g-22h-25i11m-11o12s34t-12v21w-14
^ put	b-65c39d12f-16g-51h-18i-20k-18m-20n-11o17p-15q28r-21s-21t16v-12w-13y-12
^ read	a-16b35c-11d-23g24q-15r17
^ really	h-37i-23j15k47
^ remind	a-32b-27c-13d-19f35h-18i-20j-12k-22l-33m-49n-12o33p33q-31t-20w-15x-16y-16
^ remove	a-52b-41c31d46g-21h-16i-17k-41l-11m-13n-13o34y-30
^ repeat	a48b-23c-12d-11g16h-28i-39k-25l18q-22
^ reschedule	a-38b-29c60d-14o-23
^ reserve	a19c37f-14h-15i-11k-15s-23
^ s1	i-16k-13l47
^ s2	c-11i-16k-19l46
^ say	h-22i-39k-37l53
^ schedule	a65b-45c-26d-15f23h-20i-18k-21t15u-13
^ search	a-46b60c48d-35f-14h-20i-17k-34m-34o-14s-20v-15w-14y-22
^ see	b-11h-21i-14k66y-13
^ set	a34b-28d-16f34g-11h-19i-25k-54m-29p21u-13w-12y20
^ shit	h-21i44l-32
^ should	a-18b-11c-18k14v-12x-13y27
^ show	d-39e-11f-16g-48h-27i-28j-15k-28m55n-17p-18q-18s-13t-14u-12v15w-13x-28y16
^ so	a23b45c-23h-67i-13k55v-14y-12
^ sorry	a-14b-16d-11h-68i-18j-50k-27l74m-15n-11o-14w-26y-25
^ start	a-32b-27d-13h-30i-18k-40l45m-12o-22p34y-18
^ stop	a-23b-25c-34d-18g-12h-31i37k-27l45m-16n-12p-14r-13y-31
^ take	a-17b-42c-19d45g-19h-22i-25k54m-13s-11u-23y-19
^ tell	c-14d-21g19h-12i-15l18n-11p29q-11s29v-15y-57
^ thanks	b-44d-13f-15g-11h-16i-95j-16k78m-17n-24o-16p-12r-13s-12v28w-23x-13y-44
^ that	a-38b-31d-42e-12f-16g-11h26i21j34k26l-31m-14n-19o-17p-15q-11r-14s-17t-12u-12v-13w-22x-12y-28
^ thats	a-26b-12c-33d-18h-15i40k44l-52m-13o-17w-18y-15
^ the	b-76c64d-36e-19f-21g27h-35i-26j-19k26m11n-31o-23q-15r-19t-18u-20v-58w-37x-27y-18
^ this	a-32b-23c-63d43f-18i-22j35k21l-21m-16n-18o18r-15t-11v-23y-33
^ time	c-15i-11k-35l-11m83y-12
^ to	a-41b-18c-34g-11h-12i-30k-18m-21p-11v72w-13y-28
^ turn	o21
^ uh	a-14b-12c-15h72i-32k-54l-20m13o-15y-18
^ uhh	i19
^ update	a-48c69h-12i-15k-49l-20u19
^ wait	a-53b-17c13d59f-11h-38j-11l-36m-31n11o-17p-27q-11r-20s-13t-11v-19w-18y-25
^ wake	a-25b-17c-12h-16i-21l-15m-15n-13p44r-14s-13v-14y-17
^ we	b-51c40d33f-12h-23j-13k-24l-13m-27o-23p-12u-13v-23w-14y-32
^ what	a-16c-18d-17h-21l35m15n-18q-12y42
^ whatever	a-18b-11c-13h-49i-46j99k-58l-17m-14o-15w-22y-24
^ when	a-33b37c-40d-14h-58i-15k-12l-11m12p-16q-18r-12u-11v16w-22x-11y31
^ where	a-40c-37d-31e-13f-15g-14h-25i-20j-17l-20m-23n16o-15p-13r-12u-12w-31x-19y50
^ which	a-27b12c-41d-28e-15f-16g-18h-22i-21j-48m23n-30p-15r-16s-19t-12u-19v18x-30y22
^ who	a-29c-28d-23e-12f-13g-14h-28i-22j-14k55l-22m-13n22o-15p-13r-14s-16u-14v13w-23x-26y11
^ why	a-36b-44c-20d-35g-12h-15i-13k48l-14n-16r-11v-23w-12y52
^ will	a-14b40c-47d-32e-12h-16i-25j-11k23m-50n16t-13v-36w25y-33
^ would	c-12e-26i-22j32k-11l24
^ yeah	a-11b-74d-49h81i-44l-27m-12n-11o-12v-22y-18
^ yeap	c-13h81i-27k-45l-14y-15
^ yep	h67i-27k-41
^ yes	a-37b-36c-13d-33h62i-37k27l37o-13p-11w-11y-18
^ you	a-24b-18c-23g-16h55l-11m-46n-14o-14r-19s13v-17y22
^ your	h-13i-24j-12k74l-19y-20
^ yup	h72i-39k-51w-15y-15
^^ NAME	a32c-12d-21f-11h-20i-15k57l-14m-19v-55w-17x-13y-17
^^ _time_	a-18c-49e-20g-20h-64i-66j-21l-18m19n-27o65p-38q-18r-28s-27t-17u-18v48w-66x-19y31
^^ _time_ i	a76b-21c-35d-14k-23m-16o-20p-22r-16v-26y-14
^^ _time_ is	a76c-27d-32f-15h-24i-14k71m-78n-23o-69p-26v-123y-40
^^ _time_ what	a-12b15d-12m26v-15
^^ a	a-63b-41c35d-26e-11f-33h-52i-42l14m-22n-25o-15p-17r-23t-25u-14v-20w-16x-12y74
^^ abort	c-13h-33i70k-38l-21y-13
^^ accept	a-47b35c-25d-28e71f-17g-11h-25i-25k-53l-39m-17n-19o-20p-12q-15r-24s-27t-11u-28v-11w-25x-14y-17
^^ accept my	a-26c-38d-16e50l-17n-13r-17s-13
^^ accept the	a-26c-35d-13e52l-13m-15o-17s-16w-16
^^ add	a62b-60c38d-29g-30i-21k-32l-14m-11n-14o16q26s-13v-11y-24
^^ add NAME	a-70b-30c75h-13n-17
^^ add _duration_	a-12c22
^^ add a	a20d-11f37h-13y-13
^^ add an	a49b-11c-12d-11
^^ add dinner	c-49h36
^^ add event	a42c-30
^^ add farm	a11
^^ add my	a46b-14c-24d-11
^^ add the	b-22c16
^^ add to	a22b-29c-26q30
^^ again	h-28i-21k74l-26v-23
^^ alarm	h-14k-21o56
^^ alert	b-41c-27d-23f-24h-15i-23j-11k-23l-20o13p49r-18s-13w-18y-16
^^ alert me	b-41c-27d-23f-24h-15i-23j-11k-23l-20o13p49r-18s-13w-18y-16
^^ am	a-32b34c-43d-22e-11f-11h-18k62l-22m-12n-12o-11s-18v-56w-14y26
^^ am i	b76c-24d-12k18l-16s-17v-46y-66
^^ any	a-50c-37d-26h-21i-15j37k-28l-15m-13n-21p-12q-11r-11t-11v-33w49x-20y26
^^ any one	b-14h-14j51k-18v-12w-25y-24
^^ anything	a-28b52d-17f-12g-12h-49i-22j66k-54l-33m-12n-23o-34p-12u-13v-23w-23x-11y-23
^^ anything is	b-38h-19j55k-19n-13y-11
^^ are	a-16b-14c-23d-13h-16k21l-17m-11n-14o-11r-13s28v20w-16y37
^^ are any	b12k-27v-22y38
^^ are there	a-16c-32d-17i-11k-44s13v48w-23x-11
^^ are you	b-16h-11i21k73v-17y-64
^^ ask	l30
^^ be	a-75b-37c-95d-70e-18f68g-42h-39i79j-30k-92l-59m61n-43p-29q-35r-31s-36t-26u-25v-42w-40x-11y-40
^^ book	a48b-35c-43d-21e-13f-13h-16i-15k-15l-22n-13o-14s33t28w-15x-14y25
^^ book a	a34l-18s24y-18
^^ buy	a-49c-15f-13g-14h-19i-34k-32l-37n-18o-19p-14r100s-14t-17y-48
^^ buy me	i-22k-26l-22r55y-13
^^ bye	a-46b-27c-26d-20h-26i-21k86m-11o-27w-15
^^ call	b-46c31d-42e-23f-64g-23h-48i-77j-23k-93l-43m-40n72o19p-30q-21r-25s-24t-21u-21v-33w-26x-19
^^ call NAME	a17b-21c-96d-18f-33h-19i-19k-27l-11m-13o-50r-12s-19v-16w-11y58
^^ can	a15b-26c30d-30e-23h-24i-65j-15k31l-17m-11n15o-16p-12q-27r-21s14t-11u12v-47w-36
^^ can i	a-40c-64d-18e-14h-11m11n29q-25r-18s-46u21v-36w-26x14y18
^^ cancel	a-53b-25c-41d88f-14h47k-43l-35m-11n-21r-11s16w-11y-13
^^ cancel _time_	a-14b-11h44i-63o-32
^^ cancel all	b-21d13i-21o23
^^ cancel it	c-16d18h45i-14k-60l-16m-16s-13
^^ cancel my	a-23c-17d37f-11g-11h-20i-16k-11n-11o-14q12s31
^^ cancel that	b-16c-23h-21i27k-12l-32s-11
^^ cancel the	a-34b-36c-22d16h-56i28s22y-15
^^ cancel this	a-39b-15c-23d-11h64i-56n-13
^^ change	a-26b-29c66d30f-15h-15i-13k-21n-30u-12v-12y-35
^^ change it	c32h-14k-11
^^ change my	a-22b-21d22m25
^^ change that	c18
^^ change the	b-27d42g-11m-15o17u-14v-13y-25
^^ check	b47c-38d-24f-15h-21i-39k-39l74m-14t-16v17y-11
^^ check and	l27
^^ check if	b-13c-14g13o22w15
^^ check my	a-21b52c-12d-30g19i-15n-16o-13q-36t-14v-13
^^ check the	a-16b49c-22f-18g-12h-21i34k-15l-31n-11s-14t-15v-17x14y-21
^^ check to	b-26s20
^^ check what	l32
^^ clarify	i-11l46
^^ clear	a-41b-55c30d60g-32h-26i-26k-20l-46m-16n-15q48r-18u-13
^^ clear my	a-13b-32c-17d29g-14m-11o16q43r-15
^^ confirm	a20c-24d-15f-11h32i-44k-27l49n-15s20v-15y-12
^^ confirm detail	h-17l28
^^ confirm my	a-11h-23i-17l15o20s28
^^ confirm that	a-13b38f-14h-53l46o-14p-15
^^ confirm the	a-35b-13c-16d-20h49i-37l25
^^ convert	a-15c-20i-12k-23m56o-12y-11
^^ create	a58b-31c-22d-16f30h-11i-13k-35l-17o27
^^ create a	a24c-14f18k-19l-21p29
^^ create an	a29b-14
^^ create event	b-16d-16f-13h-15k-25o40
^^ create meeting	a35
^^ current	a-13b-28c-18d-32f-11h-34i-58k-39l-32m42n-18o-20p-11u-11v64w-20x-11y-34
^^ dammit	h-15i34l-15
^^ decline	a-62b-30c-18d-49e103f-17g-12i-43j-11k-41l-20m-16n-18o-14q-11r-11s-18u-12w-18y-19
^^ decline my	a-22c-23d-17e30g-11h26k-25
^^ decline the	a-21b-23c-30d-12e51
^^ delete	a-65b-50c-23d78f-12g-44h28k-32l-24n-12q34r-11s-15v-11w-11y-17
^^ delete all	b-12d43
^^ delete my	a-36b-42c-33g-17h58i-16o-11s-13w-11
^^ delete that	c-13d67i-66k-23l-25
^^ delete the	a-19b-29c-33d38g-30h-13i-18o43q14y-18
^^ did	a-48b29c-27d-13e-12f-31g24i-14k-16l21n31q-24t-12u24v-16w-12y-29
^^ did i	a-25b12f-32g37n-17q-25t-11u19v-14y-11
^^ did you	a-26b16l33u20
^^ do	a-19c-13d-22h19k-12l-21n-18q20r27v-12w-12y25
^^ do i	a-94b63c-44d-11f-27g17h20q-24r42s21v13y-42
^^ do it	i-21l50v-13y-22
^^ do not	a50b-69c-33d-22e-13f36g-40h-11i51j35l-47m-18n-22p-12q-16r-30s-33t-11u-14v-34w-18x-13y-84
^^ do they	s13x20
^^ do you	a-44b-30e-11f-14g-16h-32i-17j-19k41l-53m17n-16o-17p-11q-15r28v-17w13
^^ does	a-36b31c-33d-19e-13f-11h-27i-14k-12l-15m-11n-21o-11p-13s39u-11v26w-20x17y-23
^^ does NAME	s16
^^ does my	b-25g44s-21
^^ does not	b-19j70s-19v-15y-24
^^ does the	k24m19v-11x-19y-13
^^ either	a-13h25i-43k32l-12y-15
^^ elaborate	l33
^^ end	a-49b-61c50d-23h-36i12k45l-12m-14o-13w-12y-17
^^ erase	a-35b-58c-24d77g-64h-15i-14k-18l-13q53
^^ erase my	a-17c-19d36
^^ explain	a-13c-15d-13h-26i-47k-32l42m-12n-13o-15r-13y46
^^ extend	a-38b-28c61d-15k-17s-11
^^ extend the	a-35b-35c52d-13
^^ find	a-20b73c-61d-61e-14f-22g-15h-26i-30j-12k-41l-38o-20p-19q-19r-27s-13t36u-14w28y17
^^ find my	a-38b51d-14n-15
^^ find out	b-24k-14s12t-22v15y31
^^ find someone	t12
^^ find the	a-35c-33h-13i-15m20n-14s-20t-16v-11w-13y38
^^ for	a-32b-25c43d-40f-17h25i-47j-14k19l27m-14n-18o-34p-15r-13s-19v-23w-16y-15
^^ for the	b-14h-40k75l-15
^^ forget	a-21c-20d-13h-33i49k-36l-11o16s23
^^ further	i-11l26
^^ get	b-37c-51d20f12g-21i-17l-46m24n-15o35r-14t11u-15v-21w-16y36
^^ get a	a29c-13l-30o-25p18
^^ get me	b-16d-20f-17h-11i-16k-19l-14n-13o-14p-12r-18t-11v-18y66
^^ get my	a-36t41y-14
^^ get rid	a-33b-17c-13d48g-15q14y-27
^^ give	a-20b25c-25e-15g-18h-18i-23j-15l-24n17o-17q-15r-29t-16u-19v-28w15y15
^^ give me	a-18b32c-23d-34e-14g-19h-18i-23j-15l-24m11n17o-17q-14r-29t-16u-18v-28w16y19
^^ go	a-85b25d-35g29h-21i-16k70l-20o-33p-14q-51r15s-11t-11u27w11y-35
^^ good	a-12h72i-50k-49l-11o-11w-22y-20
^^ goodbye	h-11i-12k33
^^ great	h49i-25k-29w-16y-13
^^ has	a-16b-17c-24d-13k-11n37u36y-13
^^ has my	u36
^^ have	a-22b-42c69d-42e-13g-15h-29i-19l44n-35o-18p-21q-30r35s-11t-14v-42w-22x-18y-67
^^ have a	a12b-18c-23f23g-11h-18k30p13u-14v-11
^^ have i	b54c-32g12k-17o14q-42u-12y-30
^^ have no	j35k-16
^^ have you	b-14c-27i-13k-59l58m40
^^ hear	a-13b15g36k-18l42q-52r-13
^^ hear that	l21
^^ hear what	l16
^^ hello	h-25i-22k59l-14
^^ hey	b-12h-20i-39k53
^^ hi	a-14h-21i-17k65l-11w-18
^^ hold	a-15b-16c-14h-22i-23k39m-15n24p-14r-16t-12y-22
^^ hold on	a-15b-16c-14h-22i-23k39m-15n24p-14r-16t-12y-22
^^ how	a-35d-22e-12f-12g-18h-25j-13k20l17n-17o-15p-14q-16r-16s-16v-18x40y29
^^ how about	b-74c83f31k-47l-22o-12w-23x15y-45
^^ how are	b-24c-11i-13k38l-47x-11y28
^^ how can	a-20b-21c-19f-12i-18k-21l47t-18v-18x-51y26
^^ how do	a-40b-57c-22f-15g-18k25l-27o-14p12r-15t12u26v-17w-14x-41y27
^^ how is	b50c-34h-12i-27k26n-21o-11u18v-41w-54x-42
^^ how long	b46c-23k-31l-23m-14n-17u-12v19w-19x-26
^^ how many	a-20c-39d-14e-11i-18k-66l13m26n25p-11q-33r-14t-12u-24w-28x-48
^^ how much	b-30c-30k-71l-21m16n-16p-26r-16s-11u-17v17w23x37
^^ i	c14d-11g-14i15k16m-11n-12q-13v-14y-24
^^ i am	a36b-82c-43d16e-12f-14g-26j-19k29l-14m-17n-12o-32s20t-13u20v-56w-20y12
^^ i appreciate	i-18k55l-25
^^ i can	c-29d-19h13i-75j-25k62o-11r-20s-31t-12v-11
^^ i could	i-32k15l18
^^ i did	a-17b33c-39d-18h-14k-12l39
^^ i do	a-28b-12c-33d-14f-11g-17j46l21s-14
^^ i have	a84b15c-95d-47f21g-88h-37i-93j25k44l-51m-14n-11o-31p-17q-16r-16s-29t-14v-14x-18y-20
^^ i meant	a-36b-13c47d35h-32j-15k-57l-25n-13o-17p-13r-14s-13u-11v-18y-21
^^ i missed	i-19k-13l34
^^ i need	a-32b-32c22d-34h-13i-18k-77l56n-23o21q-30v36w-18x28y-13
^^ i no	a45b-14c-27d-22k-16
^^ i think	a-48b47h37i12k-20l-31
^^ i want	a-22b12c26d41f-26g-11h-63i-25j-12k-44l28m18n41r-32s-13t-22u-11w-14y-59
^^ i was	c-19h-11i-19l11u28
^^ i will	b-76c-41d16e-15f-15h17i61j-27l-42m-24n-18o-24p-16r-16t-11u-15v-41w-36x-13y-44
^^ i would	c-15d-33i20j11k-50n-24o36r-11s-24w13
^^ if	a-16k-19l17m42s12w-13
^^ if i	a-17l28m23t-11
^^ if it	m13
^^ in	b-17c16g-11h-13k-15l-13m29n-14r-18s-11v28x19y-18
^^ include	b-42c78d-20g-48h-52i-27k-61l-16m-17n-35p-11q34r-11v-15y-21
^^ inform	a-17d-11r-13y26
^^ inform me	a-17d-11r-13y26
^^ invite	a-46b-25c81h-43k-15n-34
^^ is	a-71c-33d-32e-18f-28g24h68i-28j-21k-93l-18n-12o-11p-22q-56r-15t-18u-11v17x44y32
^^ is NAME	a-24b-24c-37h-18n65s-14v-19x-26y-41
^^ is _time_	a-46b-83c-45g-13h-30m47n-14o-30s-17v35w-45x-32y-112
^^ is it	a-15b-17c-65d-21e-14g-51h-86i-25j-20k-65l-14m-50n-39o-22p-15r-15s-48t-16v50w65x-89y34
^^ is my	a-56b-16d-19h-52k43l-11m-24n34o11s60u24v-64w-16x-20y-34
^^ is the	a-16b78c-29g16h-69i-11k-23m-19n-19s-21u-19v-51w-78x54y-33
^^ is there	a-28c35d-24f-33h-20j-12m28n-21o13p-15r-12s13u-14v-32w-13x-43
^^ it	a-20c21d-14i14j24k22l-22m-34n-15o-13p-14r-11s-12v-15w-26y-31
^^ it could	c-23i-11k40
^^ it is	c-40j32k19m-15n-14v-15w-17y-26
^^ it needs	c32k-22
^^ it should	c68i-15k-70
^^ it was	c12h-77i-14k71l-14w-17y-21
^^ let	a-32b14c-17d-13e-14f-19g12h-12k-47n-12o13p39q-15v21y-18
^^ let me	a-22c-16d-13f-19g13h-12k-47n-12o13p40q-15v21y-18
^^ list	a-59b75c-40d-24e-20f-20g-29h-42i-58j-15k-72l-63m-23n37p-17q-11r-43s-23t-14u-15v-16w-17x-13y85
^^ list my	b18d-14
^^ look	a-46b40c-31d-39e-14f-16h28i-41j-13k-23l-32n-27o-32p-19q-32r-15s-21t31w-17x18y-29
^^ look up	b60g-17h-41i-20k-55l-16m13n-22o-25p-13t-28x28y-16
^^ looks	a-15b-12c-25d-12g-14h55i-34j-18k-14l-23m-11n-13o-16p-11r-17y-37
^^ looks good	c-17h-19i-13k33
^^ make	a54b-26c37f11g-24h-28i-19l-17m-15v-11w-13y-21
^^ make a	a19b16c-67d-16f22k-20n12q-12r24t11w-11
^^ make an	a17b-11c-41d-11o31r17t15
^^ make it	a-63b-13c58d-31h-37i-23k21m-22p-16r-11s-14
^^ make me	b-24c-63d-17f13g-16h-11i-44k77l-25m-19n-13o-12p-16q-15r-29s-21v-11y-21
^^ make my	a-60b-52c47d45f-12g-30k-19q42r-11s-17t-14
^^ make reservations	a-23c-17s45
^^ make sure	a-49c24d38g-34h-51i21k-20l-13q25s14v-13
^^ make that	a-51c63d-13
^^ make the	a26b-16c30d-17k-11m-20s-11v-13w-12
^^ mark	a51b-42c20d-15g-18h-22i-12k-17o-11q12
^^ mark me	a16c32h-23i-13k-19o-11
^^ mark my	a22b-12
^^ may	k-30l37u11
^^ may i	k-30l37u11
^^ meet	a50b-35c-22h-12n-16s-11
^^ meet with	a27b-25
^^ move	a-54b-27c89d-16i-18k-20o-12
^^ move it	c31k-19
^^ move my	a-28b-22c48d-11
^^ my	a53b23d-58e-13f-24h-24i-30j-14k-43l-24m-25n-21o-18p-12q-18t28u-11v-19w-14y-33
^^ my car	c-16t29
^^ no	b-46c23d-14e-11h-46i37j-38k26l-41m-37n-15o-19p-14s-15v-24w-19y-24
^^ no it	c25
^^ no that	c-39d-29h-19k35
^^ no you	i24k-15l-12
^^ nope	a-14c-11h-49i24k19l-13o-12w-18y-18
^^ not	b-15c-34d-33f-11h-46i63j-23k15l-46n-15o-14s-18y-31
^^ ok	a-37c-17h14i-23k24o-11w-20y-12
^^ on	a39c-14d-20f13g-22i22k-17q27r-14s-20
^^ on my	a-38b34g-21q31
^^ once	l24
^^ once again	l24
^^ one	c-17h-15k40l42o-13r-13v-13y-27
^^ oops	a-17b-17c18d-56h-20i68k-27l-33r-14y-13
^^ open	a30b38c-46d-93h-38i-32k-45l-28m-30n-11o51p-13w-12y-21
^^ order	a-21c-11h-12i-20k-16l-24n-15o-13q-16r94x-16y-37
^^ order me	l-16r36y-11
^^ order more	r28
^^ perfect	a-24c-14i-39k40l-19m-17o-18w-29y-28
^^ place	a-11b-11c-14g-41k-12o20q39r36
^^ provide	b35c-24m20
^^ purchase	a-20b-19c-18h-21i-33j-19k-38l-45m-15n-27o-23p-31r99s-13y-46
^^ put	a35b-66c52f-15g-65h-19i-20k-26l-18m-18n-15p-14q45r-23v-15w-14y-16
^^ put a	a18c-17f-13q-15t37
^^ put in	a-53c-38q-11s35u49
^^ put my	a40b-12c-37q30
^^ quit	c-11h-40i71k-60l-17m-13w-12y-14
^^ read	a-15b28c-11d-22g53i-11q-42r14
^^ read back	b31q-12
^^ read me	b11o13
^^ read my	b17d-23g31q-13
^^ really	h-37i-23j15k47
^^ remind	a-45b-47c-38d-28f70h-18i-31j-11k-36l-33n-14o19p25q16r-14s-17t-18v-18w-17x-15y-23
^^ remind me	a-30b-31c-18d-18f38h-15i-20k-32l-32n-11o23p27q19r-13s-13t-17v-12w-14x-14y-20
^^ remove	a-64b-49c19d43g-21i-16k31l-17m-11n-13o29q14r-11y-25
^^ remove _time_	c-43d49
^^ remove all	c-23o24q12
^^ remove fishing	d13
^^ remove my	a-24b-17c-16d23g-26q29s15
^^ remove the	a-24b-20c-55d62o13
^^ remove this	c-27d46k-14l-11
^^ repeat	a31b-18c-17d-13g28h-27i-54k-69l81n-12o-11q-20r-13y-12
^^ repeat my	g46l-37q-26
^^ repeat that	h-13i-23l46
^^ repeat what	l27
^^ rephrase	i-11l59
^^ rephrase me	l12
^^ replay	c-16d-12h-37i-53k-35l99
^^ request	c-12o-14u41
^^ request pto	c-12o-14u41
^^ reschedule	a-90b-44c99d-25o-26w-11
^^ reserve	b-16c30f-13h-13k-14o-11s18
^^ reserve a	a-11c33h-13k-14s11
^^ reset	a-25b-19c-30h-35i-57k-57l94m-11n-17v-11y-29
^^ retry	c-47d-18h-28i-56k-37l97m-17n-16o-12y-32
^^ s1	i-16k-13l47
^^ s1 please	l13
^^ s2	c-11i-16k-19l46
^^ s2 i	k-14l35
^^ say	a-14b-15c-11d-19g19h32i13k-38l47m-12n-11o-12q-20r-12v-13
^^ say it	i-21k-11l27
^^ say that	i-26k16l27
^^ schedule	a60b-40c-18d-12i-16k-26l-39t42u33
^^ schedule a	c-29f24l-49t26u37
^^ schedule an	b-15o40
^^ schedule car	a-42h-15i-14k-12t57
^^ schedule my	a47b-16d-11i-12t-21
^^ schedule some	a-33u33
^^ schedule somewhere	t12
^^ search	a-50b63c45d-48f-15h-21i-24k-36l-11m15n-14o-18p-11r-12s-22v-16w-14y-24
^^ search for	a-22b67c-60d-25i-15k-15m19s-11v-13
^^ see	b43c-50d-15f-19g23h-41i-44k39l-25m-22n12s-20t-12v-15x-13y24
^^ see if	a29b-22c-15k-17n25s-12x-13
^^ see you	k38y-12
^^ set	a16b-24c21d-12g-17h15i-24l-25m-21n-11o18p46
^^ set a	a20b-12c-36g-22k30p21
^^ set alarm	f-16o57p-20
^^ set an	a-42b-14c-21f-22k-13o-16p29y44
^^ set me	a22b-21c-13f38p-24y-12
^^ set my	a23c-15
^^ set reminder	a-52b-22c-28d-12f19g-14h-16i-18k-34o43p-22y-17
^^ set the	a-11c12f-23h-15k-14m-55o56y-14
^^ set timer	a-18o-21p36
^^ set up	a25b-11f32g-28i-16k-16l-14o-27p-11s16
^^ shit	h-21i44l-32
^^ should	a-18b-11c-18k14v-12x-13y27
^^ should i	a-18b-11c-18k14v-12x-13y27
^^ show	a-27b70d-45e-13f-20g-45h-25i-27j-14k-26m16n-17p-16q-17s-15t-13u-14w-14
^^ show me	d-15f-12g-36h-14i-12k-16l11m19n-12p-13r-23s-12t-11u-12v16w-11y15
^^ shut	h-12i82k-48l-23o-11
^^ shut down	i37k-11l-15
^^ shut off	i27l-11
^^ shut up	i50k-33l-14o-13
^^ speak	a-28c-14d-13f-12g-12i-23k-32l50n-13q-14r-18t-13y53
^^ start	a-71b-58c41d-19h-31i-23k-42l31m-13o-25p60r-16w-13y-41
^^ start a	c-46k-11p56
^^ stop	a-22b-18c-32d-15h-25i80k-42l21m-13n-12p-14r-14y-23
^^ stop it	i21l-13
^^ stop please	i41l-29
^^ stop talking	a-12c-13i35k-12l-12
^^ submit	k-24r33u16
^^ submit a	u19
^^ take	a-28b-42c-20d47f-13g-40h-21i-25k49m-14q39r-12s-18u18v-12y-18
^^ talk	c-28f-12h-25k37y-11
^^ tell	b22c-27d-19g18i-17p11q-20r-12v39
^^ tell me	b27c-17d-13g13i-13l13m37p12q-21r-11s-12v-37
^^ thanks	a-17c-11h-14i-45k54l-15o-12v-11
^^ that	a-24b-30d-40e-12f-15h29i26j29k21l-35m-14n-18o-16p-14q-11r-14s-17t-11u-12v-16w-21x-11y-27
^^ that does	h-17i-33j36k-15
^^ that is	b-16c-48h14i27j42k-13l-29m-13n-18p-14r-12s-11v-16x-11y-22
^^ that looks	h14i-27j-14
^^ that will	c-21h34i-17j-17l-13
^^ that would	c-13h39i22j-34k-70
^^ thats	a-26b-12c-33d-18h-25i35k56l-53m-13o-18w-19y-16
^^ the	b-76c70d-38e-20f-21g26h-38i-32j-19k23l-18n-35o-23p23q-15r-20t-19u-21v-58w-37x-27y-19
^^ the answer	c-23h65i47k-91y-16
^^ the meeting	a34c-31
^^ the reservation	c-30i-16s37
^^ this	a-34b-23c-63d43f-18h34i-27j34l-22m-16n-18o17r-15t-11v-24y-34
^^ this is	i36j46k-45v-12y-17
^^ this looks	d-11h85i-15j-19k-52o-14
^^ this was	h-22k44
^^ time	a-11b-12c-19h-53i-26k52l-17m46o-21v-11y-12
^^ to	a-59b-13c-38d-11f-11g-19h32i-62k-11l-23m-22n-13o-13p-13r-20t31u-11v69w-14y-32
^^ try	a-36c31h-23i-23k-32m-12n-11v45y-27
^^ try what	l20
^^ turn	a-27b-47c-11f44k-17o26
^^ turn off	o18
^^ uhh	i19
^^ uhh no	i19
^^ undo	a38b-48c-13d-42h-42i69k-57l-15s25w-15y-18
^^ update	a-62b-45c45d-52e-11f-12h-18i-18k52l23m-12n-16o-16q-12r-15s-12t-11u11v-18w-11y-18
^^ update my	a-11b-34c22d-44k26l40o-12r-11u-11
^^ verify	s34
^^ wait	a-59d59f-12h-38j-11l-35m-32n11o-18p-27q-11r-20s-13t-12v-19w-18y-25
^^ wake	a-25b-18c-13h-15i-23l-18m-15n-13o17p43r-14s-13v-14y-16
^^ wake me	a-24b-17c-11h-15i-18k-44l-13m-15n-12o17p44r-13s-13v-13y-17
^^ was	a-47b36c-44d-14h-20i-14l-35o-12v57w-26y-22
^^ we	b-51c40d33h-21j-13k-24l-14m-27p-12s-21u-13v-23w-14y-34
^^ we are	a41b-38c-25d40h-20k-35l-12m-11s-20u-11y-30
^^ what	a-17c-14d-17h-21l36m15n-18q-11v17y39
^^ what about	a-47c73d-19e-13f-17g-24h-22j-11k-46l-62m-29n-26o-27s-11u-11v-49w-26x57y-101
^^ what alarms	b-42g-11l-14m-11o67v-12y-17
^^ what am	b32k-21l31v-24y-17
^^ what are	a-20b15c-15d-18f-23g-15h-12i-15l27n-15o-15q-16r11s-13v-39w17x-20
^^ what can	b-12g-16i-13k24l31m-11v-16w-14x19y-45
^^ what company	k62l-33y-37
^^ what date	a-13c-22g-16k-16l-23v42w-26y-57
^^ what day	a47c-23d-18g-34h-13k-50l-28m52n-14p-12r-16u-18v17w-34y-64
^^ what did	b35f-22g19i-18k-15l19r20y-34
^^ what do	a21c-18d43i-23m-15o-32q-25r24s-11v-24x-12y-28
^^ what does	b-14c-25g21l-33m22q-22r26s-13u-11v-17w-16x15y13
^^ what events	b39y-11
^^ what is	a-28b-22c-29d-30f-12g17h-31l-15m28s-11w28y-12
^^ what kind	k-56l32w20y-40
^^ what kinds	l23
^^ what meetings	b40y-18
^^ what name	k38l-17y-12
^^ what questions	b-12k-47l62v-13y-34
^^ what sorts	k-34l49y-26
^^ what subjects	k-13l22
^^ what things	b-11g29i-14k-12l15y-25
^^ what time	a-21c-29g-25k-27l-30m12o41v27x-12
^^ what timezone	l-15m57v-18y-18
^^ what types	l19
^^ what was	a-17b13c-29d-11g-20h-14i-17k26l23m-20o-15v-49w28y-36
^^ what were	a-13b-35c-14g28m-17v-11w-16y44
^^ what will	a-12b-58c-23k-12v-25w51
^^ what year	b52c-13g-23h-14i-16k-40l-38m31o-13v-39w-34x-13
^^ what you	b-12i36l-15y-15
^^ whatever	a-18b-11c-13h-49i-46j99k-58l-17m-14o-15w-22y-24
^^ whatever is	h-17j39k-17
^^ when	a-33b22c-39d-14h14i-14k-12l-11m12p-16q-18r-12u-11v13w-21x-11y31
^^ when am	a-14b52v-44y-23
^^ when do	b-52u-18v37y41
^^ when is	a-38b30c-41d-13g12h26k-16n-30p-15q-23t-11u-11w-17
^^ when was	k-18l-11o19v-39y20
^^ when will	c-24m31u25v45w-32x-12y-62
^^ where	a-40c-37d-31e-13f-15g-14h-25i-20j-17l-20m-23n16o-15p-13r-12u-12w-31x-19y50
^^ where can	b-33n-16s27v-13y16
^^ where do	b54k-14v-16
^^ where is	a-22b25c-21d-20f-11h-19i-13j-13k-43m-20n48s-16w-29x-14y-27
^^ which	a-27b12c-41d-28e-15f-16g-18h-22i-21j-48m23n-30p-15r-16s-19t-12u-19v18x-30y22
^^ which timezone	m52y-31
^^ who	a-29b15c-29d-22e-12f-13g-14h-27i-21j-14k44l-21m-12n27o-15p-13r-13s-16u-14v13w-22x-25
^^ who are	b-19k-14n-18y38
^^ who has	b39c-13k-20n-26x-13
^^ who is	a-20b-21c-21h-14i-11j-11k-40m-11n44t-17v-53w-18x-18y38
^^ who made	k18
^^ who was	b-23k56n-13v-13y-34
^^ why	a-36b-44c-20d-35g-12h-15i-13k48l-14n-16r-11v-23w-12y52
^^ will	a-12b42c-76d-25e-13f-17g17i-13j-14k-35l-14m-66n16q-24r-14t-17v-27w31x-25y-26
^^ will i	a-32b55c-15k-13l-11u12w-13
^^ will it	a-22c-26k-20m-67n-11s-21u-13v-12w72x-19y-21
^^ would	i-13j50k-56l-18o21s-11
^^ would not	i-13j51k-48l-13
^^ yeah	a-11c-21h41i-44k13l-27m-12o-11y-17
^^ yeah it	h-26k42l-14
^^ yeah that	h38k-29
^^ yeah you	h20k-14
^^ yeap	c-13h81i-27k-45l-14y-15
^^ yeap you	h17
^^ yep	h67i-27k-41
^^ yes	h29i-18k28l-35y-14
^^ yes but	c43h-39k-19
^^ yes it	h35k-34
^^ yes thanks	h65k-65
^^ yes that	i-12k24l-17
^^ yes you	h56k-51
^^ you	a-17c-19h50i12l-18m-33r-12v-12
^^ you are	h35l-35y-38
^^ you can	c-21d13i41l-59q19s12
^^ you did	h34i37k-34l-35
^^ you for	h-50i-29l31y-19
^^ you have	c-17i19k34l-47y-11
^^ you very	h-36k46
^^ your	h-13i-24j-12k74l-19y-20
^^ your answer	h-25k28y-11
^^ yup	h72i-39k-51w-15y-15
_duration_	a16b-47c72d-33e-14f-22g-23h-45i-63j-15k-17l-38m-18n-12o-48p119q-16r36s-28t-18u-17v-21w21x-53y-35
_duration_ $	a-22b18c15d-44e-16f-11g-16h-37i-46j-17k39l-39m22n-35o-31p48q-14r61s-20t-17u-18v-70w-46x-67y-13
_duration_ _time_	a53b-43c-45k-11p-20u15v41w-21y-11
_duration_ event	a17b30c-12v-17y-20
_duration_ meeting	b-29c11d31
_duration_ timer	a-13c-13h-11k-19p46
_duration_ to	a-11b-45c34f20h-16m-11p-12v49y-28
_quote_	a82b11c-20d-28e18f13h-23i-44k-32l-17m-12n-13o-19p-13q-14r-11t-15w-11y-23
_quote_ $	a-33b29c39e34h-14i-19k-25l-15m-11n-12t-12y-28
_quote_ _time_	a11b-14d-11
_quote_ for	c-25f35
_quote_ on	a36b-24d-18
_repeat_	a16b77c-50e-12f62g-35h-35i-44j-14k-52l-22m-25n-20o-39p-43q-20r-32s-29t-31u-14v-25w-12x-14y28
_repeat_ $	a80b-17c-18d-15f-21g-11h-11k-27l-13m-21o-24p-30q-11v-19y38
_time_	a73b45c26g-15h-22i-20k-36l-25m29n-25o31r-14t-11w29x-17y-43
_time_ $	a74b26c20d15g-17h-26i-12k-20l-20m19n-24r-13t-11w19x-16y-31
_time_ _time_	b74c-90d-30f-11g-14h-26i-13k-52l-24n-11p-13u-12v78w-34x-18y-52
_time_ alarm	a-13d-34i-18m-42o81
_time_ and	b-40c-50e33f30h-16i-15k-13s-16t-15u26
_time_ appointment	a65b-50c-22d62h-51o-52s-38
_time_ at	a43b-28c12d-14
_time_ calendar	a26b97c-45d-12k-19l-13m-83o-11v-46w-28y-34
_time_ called	a40b-18
_time_ date	a-57b-69c-23d-19k-15l-27m56n-16o-33p-34r-12s-13t-14v44w-16y-11
_time_ day	a-41c-18d-12k-31m84o-45v-37w-17y-29
_time_ event	a-19d-68h83
_time_ for	a88b-79d-33f17h-17i-42k-33m-20n-12o-29p-16r-12s20t-18u-17w-41y-31
_time_ from	a-11m24
_time_ hundred	a44b-47f-12
_time_ i	a94b-74c-35d-14f18k-24m-23o-28p-26r-19v25y-28
_time_ in	b-54c-31g-22k-41l-24o-17p-16s-16u-13v37w62x-49y-11
_time_ instead	a-38b-18c70d-33h-17k-19m-13
_time_ is	a38c-61d-22g-13h-47i-23j-15k43l-26m60n-34o-63p-25q-20r-13s-25t-13u-13w-27x-11y-47
_time_ meeting	b35d44e-11f47h-23i-28k-16l-16m-20n-59o-29s-14v-48y-84
_time_ of	a-39c-11f17m-13o-18t36y-13
_time_ on	a65b-28c-40d-93k-41o-14p-22r-13s-15t-11u-11v69w-36y-51
_time_ please	a62b-45c88d12e-11f15g-20h-19i-34k-52l-96m-37n-25o29p15q-17r-28s-38t-18u-13v-37w-17y-44
_time_ reservation	a-27c-11d-18h-12k-12o-13s51
_time_ that	b41g-13i-12m-13v30y-11
_time_ to	a12b-19c35d25g-15k-25m-21n-34o26p-46s-12t-13w-17y-28
_time_ what	a-23c-34d-14g55i-11k-49m21o-26s-15v-16w-21y-11
_time_ with	b-22c13k-32l-24o-11s-14y43
a	a21d-19f19h-17i-22j-11k14m-13n-13o-17v-22w15
a _duration_	a-21b-12f-15k-41m-20n-25p58r-17w26y-38
a _time_	a-50b-18c-69d-20f-36i38k-38l-13m-13o85p-19r-27u-12w-28
a appointment	a43c-20
a bot	h-15i-29k63l-19
a calendar	a16b-84c-16d-83f-31k72l-35m71o-13r-16t-15y-26
a car	a-47b-20g21k-24q-13t61u-15
a coffee	b18k-26y42
a computer	k20r26y-24
a conference	a17c37f-15h-16i-12k-16s-18
a date	a47b20c-33m-11
a day	b-65u-23v68y-27
a dentist	a13
a dinner	a36c-15d-14s-15
a doctor's	a33c-32
a doctors	a-70b78f27o-13
a full	s-19x31
a happy	b-14x32
a holiday	b-79c-19k-16m-13s-17v81w-25x-12y-30
a human	k21
a lunch	a55b-37d-12m-12
a mechanic	a-40b-31i-11k-12m-11r-15t72u-13y-21
a meeting	a78b-17c-17d17h-11i-23k-54l98p-15r-11s-15t-25u-20w-18x-14y-98
a name	k37s-18
a new	b-22c-38f24i-14k-28l-15m-23p21r47s-13t-15
a party	a22b-14c-28d-15f-17h-15l-29o-15q-14y46
a person	k30y-20
a pto	a-47b-12c-12o-13s-12u77w-13
a real	b-12i-20k36
a reminder	a-97b-72c-33f93g39h-11k16l-17m-14n-14o29p-40r-31s-17u-23w-13x-12y-27
a request	u20
a reservation	a-54b-36s93
a robot	k50l-12y-13
a room	a24c-45h35k-14p-13w-11
a staff	a50b-12c-34
a table	a-42b-15c-13s73w-13y-13
a team	a11b50c-34
a time	b-55c50d-19f-21h-28i-18k-87l-22m-36o-52p48r-20s-43u-21v-16w-16x-11y57
a timer	a-36c-14f-12h-14k-13l-21o-29p91r-14y-21
a tire	a-69f-43q-14t87u-22
a vacation	a-62b-11f-11k-24l-25u100w-17y-43
able	a39b-54c-15d-12g-33h-13i-23k-68l27r14y34
able to	a39b-54c-15d-12g-33h-13i-23k-68l27r14y34
abort	c-17h-33i77k-41l-22y-13
about	a-21c76d-30e-12f43i-87j-24m-63n-28o-11p-30r-22s-23v-39x11
about $	b-44c-12f-23g31k-33l48v-14w-24y-39
about _time_	a-23b29c27d-11f-12k-31l-28m-21o-26v-31w-46x-46y-39
about my	a-26b25c-11f25k-19u12
about that	c-47d-19h50i-58j-32k24
about the	a-23b-21c24d-11g-30h-21i-20k-57l-60m-18o27p-24r-31s-13u14v-17x72y22
about what	j12l14
about your	i-13k-66l69
accept	a-45b42c-26d-26e69f-16g-33h-24i-24j-11k-53l-11m-18n-24o-20p-11q-14r-25t-11u-28v-15w-30x-17y-31
accept my	a-26c-38d-16e50g-34l-18n-16r-20s-13
accept reservations	b-12s34
accept the	a-26c-35d-13e52l-13m-14o-16s-16w-16
accepted	a-28b76c-22d-18h92i-75k-108l-18m-15n-30o-16v-17w-30x-16y-55
accepted the	a-15b48c-11k-40x-12y-18
accurate	h89i-70j-15k-63
action	d-55h-27i64l-16
action $	d-52h-26i60l-14
actual	a47b-26c-15h-14y-11
actually	a-49b-18c108d-26e-29f-14i41j-18k-113l-66m-14n-16o-12s-22y-16
add	a55b-52c50d-28g-20i-21k-39l-18n-14o13q33s-12v-11y-22
add NAME	a-70b-30c75h-13n-17
add _duration_	a-25c52h-27k-17p-12
add a	c14d-11f37h-13y-13
add an	a49b-11c-12d-11
add dinner	c-49h36
add event	a42c-30
add farm	a11
add my	a46b-14c-24d-11
add the	b-22c16
add to	a22b-28c-26q30
added	a85b-50c-32d-72q12r-11
added to	a90b-50c-31d-72
address	a-44b46c-39d-12f-22g-27h-17i-22k37l-83m-60n45o-44p-32q-12r-22s-29t-21u-28v43w-53x51y-17
affirmative	a-13c-24d-18h95i-55j-13k-59l-15y-20
affirmative $	c-13h62i-42k-33
after	a15b11c-31f-12h-59i-51k78l-39o-11t-14v-15y-11
again	c-30h-24i-30k-21l109m-46v37y-28
again $	a-14c-28h-26i-16l56m-54n11v48y-31
again elaborate	k-34l54
again explain	l29
again please	b-12c-20f33i-26k-15l63p-15v-12y-13
agenda	b68d-44g-20m-16q47r-17w-19
ahead	b-11c-16h41i-11k-30l-11s16y-18
ahead and	g11h-17s18
ai	a-13b-58c-24d-21g-14h-31k126l27m-26n-13o-30r17s-12v-21w-11y-75
ai $	b-26c-19g-15h-13i-70k93m-23n-11o-33r24v-14y-63
ai what	l23y-14
alarm	a-77b-57c-31d-58f-21h-13i-24k-24l-14m-20o236v-27w-14y-25
alarm $	a-24b-28c-17d-33h-19i-39k-23l-19o145p-36r-12v-44y-50
alarm _time_	a-75b-18c-42d-55f-28i-12k-11o45p65s-13w-21y-50
alarm for	a-82b-11c-12d-31f-14k-11o80p-35y45
alarm is	b-16o30
alarm of	c-20d-62o56q-16
alarm set	b-40g-11o70y-39
alarm to	a-15b-16c-14o44p-17y-26
alarms	a-96b-72c-22d-41f-36g-22h-22i-32k-45l-33m-20n-15o229p-12r-12v-36w-14y-60
alarms $	b-35c-15d-50g-19h-32i-43j-11k-52l-33m-20n-12o132q-12r-13v-21y-40
alarms are	k-13l-20m-12n-14o60v-11y-38
alarms do	b-47g-19l-13o73v-12y-23
alarms i	o35
alarms set	b-58o60v-12y-24
alert	a-60b-45c-44d-29e-12f27h-20i-25j-12k-37l-19o71p21r-20s-18t-12u-12v-15w-29y-56
alert me	b-41c-27d-23f-24h-15i-23j-11k-23l-20o13p49r-18s-13w-18y-16
all	a-18b24c-39d62g-11i-17j-25m-20n-27o11p-11s-16t-14u-12v-14w-23x-16y-12
all $	a-16b-19c-32d-24g20h-104i25j-45k40l-13q-15s-14
all alarms	d-34k-12o41
all events	a26b-35c-27d89h-19i-20k-29l-26m-13n-34o-20p-11q-13r-11x-11y-15
all items	g-65q71
all my	a-33b-75c21d62g45i-20k-37l-18o-20r-13
all of	a42b-59g37n-11o22q-29
all the	a-30b26d-25f17m-19o-14w-16x-16y29
allow	a-22f-51h-11i-20k-14m-21o-13r-23s71y-33
allowed	b-20k-14l29s28u19v-12y-29
already	a-40b51c-21d-27g57q-45
alright	a-27d22h-96i-46k98l-19o-15
also	b29c44d30e-33f-17g-22h32i-32k-60l-31m-11n-16o-12q12r-19s-29t-13u-11v-22w-12x-13y-28
am	a-24e-13f-12g-23h-15i-28j-13k29l-24m19n-23t-12v53w-21x-16
am $	b-60c39d-13h77i-25k-103l-34m-14p-12r-21s-17v68x-21y-32
am going	a80b-24c-35d21h-11i-31k-35s-41u-13
am i	a-21b41c-34d-19k-34m-67n-30o-13r-12s-21v72w-15x-13
am needing	k-28l30
am not	a-95b-59c-74d71e17h-79i-80j-14k14l17q-12r-15s62u-18v-11y-16
am out	a-22l-12r30
am sorry	a-56b-14c57d-28h-18k-123l98o-17p-11r-19s-23u-20v-19y-20
amazing	c-20h122i-73j-24k-93
amazon	a-23b-23c-23f-43g-16i-13k-29l-22m-27o-13p-18r87s-11t-16y15
an	a17c-21d-12i-19l-28n-13o15t29v23w-13x-12y38
an _duration_	b24y-22
an actual	b-13k27
an ai	k33y-20
an alarm	a-55b-17c-15o14p41y33
an appointment	a19c-48d-23k-12o-14t52
an event	a57b18c-64d-16k35l-12o-13y-27
an item	b19g17q-12r-25
an oil	a-42b-11c-20f14g32i-15l-20n-14o-16q-24r-17s-13t62y-25
and	a23b-26c44d-12e13g-11h-25i-42k-18l17m33n15p-11q-16v-30w-17y-17
and NAME	a25b56c31d-41e-11h12k-21m-16n-59r-12v-27y-27
and NUMBER	a-13c-16k-11u33
and another	a-21o59p-11y-22
and confirm	l24
and his	a-16b-27c-11d12m-18n55v-30y-28
and i	c-47d-13e-14g-11k24l26m19t23
and say	a-40b44c-27d-23e32g23h-30i-11k-28l-24q-24r-21s-16
and thirty	b31k-16m-14y-13
angeles	c-12k-36l-17m55s12
anniversary	a21b74c-18d-14g52h-11k-47l-17m-45n-25o-38p-12u-13v-86x-19y-38
anniversary dinner	a32b26c-14f-23
annual	a-32c70d-11l-37o-12p-41
another	a52b-39c-53d-16h-13i-39k-36l51o30p-21r26u-14w-11y-28
another for	a-16o27
answer	a-31b-33c-31d-32g-15i22j-18k72l21m-14n-18o-12r-20s-20u-13v-17w-11y15
answer $	a-24b-40c-19d-32g-17i51j-15k31l62n-19r-14s-19u-16v-15y-87
answer is	c-15h32i25k-39l25m-13y-24
answer to	c-14h22i-18k43l-43
answer was	i32k-13
answering	b-20g-17h-37i-20l73m-19r-12y-72
answers	b-22g-11i-13k-70l75r-25w-15y-35
answers $	k-12l21
any	a-35b21d-15h-11l-12m-14o27r-18s-12v17w11y11
any alarm	b-23o64v-31w-22y-52
any alarms	b-26i-19j-14o74v-47y-34
any appointments	b57v-39y-22
any event	a-46b46c-13d17v-13w-12
any events	b15c52d-16v-52w-15x-14y-35
any meetings	b56o-16y-16
any one	b-12h-13i-11j57k-19v-11w-21y-22
anymore	a-36b-18c42d36f-11j-39k-45l-13q-12r-12s32y-36
anymore $	c-21d40f-11j-38k-41l-12q-12r-13s40y-30
anyone	b59c-14h-12k19s-11v-13w-17x-11y-29
anything	a-43b26c67d-24i-26j36l34m-34n-17o-28q-17r-23s-27u-15v-31w-35x-21y-51
anything _time_	a-31b21c58d-13g-33h-29j-26k-60l-24m-43o-21q16r-20s-14u-11v-31w-31y-39
anything is	b-38h-19j55k-19n-13y-11
anything on	a-13b23d-16g17q-18
anything scheduled	b57c-46
applebee's	b-12s29v-11w-19x44y-60
applebees	k-14n-12s33v-18x30
appointment	a74b28c62d18g-21h-32i-45k-59l-15m-22n15o-33p-11r-12s-27t19v-43w-24y-55
appointment $	a54b33c47d13e-21g-24h-14i-101j-22k-105l-35m-39n48o-14p-21q-24r-19s-43t-42u-17v-58w-40x-17y-56
appointment _time_	a53b19c-35d15f12h-12m-19o-20p-12r-11s-12
appointment for	a54b-47d-24f-12h-12i-17k-18l-15n-17o-27r-14s-21t41
appointment on	a-71b-29c75q18
appointment to	b-17c27d-25t32
appointment with	b62c-12h-11v-24y-38
appointments	a-23b101g-24k-23l-11o-24r-12t-13v-41y-55
appointments _time_	b50d11o-14v-40y-23
appreciate	a-13c-21f-28h-55i-56k118l-66m-13o-15q33y-30
appreciate your	k21l-15
approval	b-35c-12g-12k-19u64v-20x-13y-54
approved	a-12b-40h62i-38k-55l-12n-15o-11s-11u74v-27w-17y-25
approved $	a-12b-18h68i-45k-55l-11n-13o-12u48v-29w-16y-19
approved my	u15
approved yet	u27
are	c-24d-11f-11l34m11q-14w-18x-17
are $	a-13b-14c18h42i-13k55l-62n-11y-41
are a	h-43i-28k69l-23w-11
are any	b29k-28v-22w-11y38
are doing	a-29b-40c44d-27i40j-14k18l-47m-14s-13y-29
are human	k48l-40
are my	b66c-11g-84k-93l42m-20n-13o18q-16r36u-12v-14w-31y21
are not	b13c-17d-11h54i-64j-17k-37l-58m-23o-11s-13v-36w-21x-17y65
are on	b-15g43l-23m34n-13q-40y-15
are scheduled	b21
are set	o33y-20
are some	b-22g-16k-45l-30n-14r-30y72
are the	a-13c-16d-13f-26g39h-25i-38k23l-24m18q-14r-12s-13v-35w36x-20y-26
are there	a-36b16c-36d-21i-12k-48l-12m-15r-12t-11u-11v46w-28x-13
are things	k88l-21y-62
are you	b-22g-18h-13k87l27v-26w-12x-11y-40
area	a-17b14d-15g-14j-15k-17n-15o-11q-11s-11t38v-21w-34x-11y33
around	a-56b58e15h-18i-21k54l-18q-16u-15w-16y-11
around $	e18h-18i-20k54l-19y-11
arrange	a36c-32d-14f18g-14h-11n-38o-19t24u-12w-12
as	b-68c80d-39e-12f42g-13h61i-36j-13l-44m-41n-24o-31p-14q-24r-28s-24t-29u-18w-15x-15y-36
as a	c-14i-18k40v23y-12
as busy	a25b-50c28m-35o-17v-17y-100
as well	c35f-11h43i-14k-61n-18s-14t-11
ask	a-13b-36c-39i17k-42l83r-12v-19y-36
ask $	b-17g-15l48v-13w-19y-24
ask for	b-13c-40g-20i28k40l-54u23
ask the	k-49l53y-13
ask you	b-15c-14g-13k-71l82u-15w15y-18
asked	a-14b-19c-16f-23g20h-20i50k-51l34u16y-18
assist	h-12k12l38y-28
assist me	k-11l39y-27
assistance	h-15k49l-15t21
assistance $	h-14k51
at	a28k-42l-15m-16p-22q-20s71v32y-36
at NAME	a-19s44
at _time_	a-15b-48c38d12m-11n-13o-18s-29v50w-14y-38
at chili's	s13
at my	a-13b20c-23t14
at outback	s12
at red	s15
at the	a56b-16c-98d31g-25i-11k-19m-32n20o-26r42t-12u-11v-24w25y-41
at umami	c-19s35
attend	a42c-67f-12k-17l-37m-24n-18v-12y53
attendees	a-51b110h-13k-11q-16y-27
attending	b58c32d-29h-12i-14k-56m-12o-11s-13u-11v-25w-11y-74
attending the	a23c14d-25k-26n-35y-28
available	a27b-60c42d-13e-12f-13g-16k-36l75m-62n-19o-32s57u-19v-113w-61x-17y-18
available _time_	a-92c22d-11k-24l79m-57n-13o-27s37u-11v-21w-34y-85
away	a16c-55g-11i-28k-33l-14m-11r28v46y-22
awesome	a17b-23c-55d-19h95i-105j-14k-27l-31m-12o-26v-13w-14y-11
baby	a67b14c-17d-30h-30i-26k-24m-13n-14t-11y-12
baby shower	a-24b40c21i-15m-11
back	a-49b89c-14d-15e-11f-19g57h-35j-12k-58l-55m-17n-30o-21q-33r-42t-11u-13v-33w-15y-43
back to	a-38b90c-31f-14g53h-22i-72k-48l-42n-29q-16r-38v-32y-40
bad	a-20b-55c19d-17f-11g-27h-14i-28j-15k-32l-18m-24n-13r-19s-38u-11v-68w-23x-20y97
bank	a-72b66f-12g-19h-15k-20n-12o-25p-30s-20v-114w-11x-44y101
bar	a14b-40c-12d-12g-11l-12m-22o-12p-17w-20x70y-36
bar $	b-12m-17s-44x65y-28
barack	a-64b-11c91k-11
barack obama	a29c-17k-11
baseball	a92b-26c-30i-17k-23o-21s-19w-21y-26
baseball game	a22b-12c12d20i-11s-11
basketball	a12b23c36d13i-12m-14s-12
basketball game	a28c39d14i-12m-14s-12
bathroom	f-18q41
be	a-21b-21c25g-12h-48i37k36m23n-20o-20p-14q-13r-18s-26t-13u-14v-16w19x-18y-37
be $	a-40b-56c-38g-11i-24j-11k-24l-29m34o-14s-11u-19v57w46x-13y-79
be _duration_	c42k-41
be _time_	a-63b-57c76d-21h-29i-23k-39m63v-38w-11y-13
be a	a-23b-47c-15f-13i58k-15v-11w49y-11
be able	a46b-46c-11d-11s14w-19
be at	a-38b41c40d-44e-15f-19i-17j-13k-30m-15n26r-19s-48v-20w-82x-18y-18
be called	k31y-17
be either	c-16h-27i-24k49
be fine	b-14c-29h49j42k-66w-14
be good	c-12h-17j67k-14y-12
be in	a-56b69c59e20h-18i-41k-14n-14v-12w-44x-25y-34
be like	a-21k-12m-21o-17y50
be on	a57b17c-26d-14k-14q20t-25y-29
be reminded	a-32b-19c-26d-23f91g34i-55k-53l-37m-18n-11o-26q-14r-15s-14t-12u-12w-17y-15
be the	b-11c-11k-20m34
because	a41b-22c-29d28f-24h-50k-30m-23r23s-14u-12
been	a37c-63g-12h-23i-21k91l-55m-12n-20r-11s-20u27v-25w-14x-17y19
been approved	u37
before	a11b13c20d25h-23k-11l-16t-12y13
being	b-21k65l-29r-21w-13y-37
being $	b-14k47l-16r-13y-24
believe	c-20h-11i64j-26k-60l-21
ben	b-39c-15g-31k-13n56u-11
berkeley	a40c-19
best	a-18b-73c23g-20h-48i-28j-12k20l14m-58n-15o-16r-11s-13u-13v-48w-47x-26y92
better	a53b-28c-56d-14f-18h31i-101j-27k-19l-18m-14n-14o-15s-11u-18v-29w-15x-19y69
between	a15b24c-17k-27l-21m44o-12w-14y-21
big	b-22c24k23l-15
bill	a53b-47c-24d-23f62i-17k-22l-26n33o-57s-11
birthday	a70b63c-32d43h-29i-28k-45l-52m-42n-34o-36q-18r-11s-21t-14u-11v-32w-24y-37
birthday $	a58b51c-18d-24f11h-17i-19k-20l-59n-26o-12v-19y-24
birthday party	a49i-17q-11s-16y-17
black	a-20b-27g-13k-38l-70m-26r31s-15v-21w-19y78
book	b-46d-21e-13h15i-16k-24l-23m-13n17o-14p-15r-12s23t24v-12w-16x-20y14
book a	a28c-29h30k-13l-18p-11s20y-28
book club	a-34b-23c53y-18
booked	a-52b-31c-14d62o-12w-17y-13
boss	a-20b-14c-20d-19e-13f34g-27h-15k-17l-14m-23n81o-21s-13t-19u-20v-43w-14x-14y-60
boss $	b41m-15n20v-15
boss _time_	b-43c32d-13f35t-15
boston	b39l-15m24w-23y-34
bot	b45h-15i-28k60l-21w-11x12y-36
bot $	h-13i-29k56l-18
both	a-64c-30d-11h-32i-102j-14k111l-45m-11o-13r-20u-11v-32y20
bother	i-49j80k-35l-18y-14
bother $	i-47j76k-36l-18y-14
bother olly	j17
bread	a-27c-17h-13i-22k-28l-17o-15r70t-16y-23
break	a32b15c-45g-17h-16k-19m-11o-23s-32v59x-17y-15
breakfast	a23b-12
bring	a-33b20e18f16k-15o-14w42y-58
bring a	a-29e18f17k-14w44y-58
brunch	a15b-25c66d18h-17i-42k-31l-38o-14p-18y-20
budget	a-12c34
budget meeting	a-12c34
buffalo	s19
buffalo wild	s19
burger	a-44b-53c79d-27k-71l-11m-15o-27r-16s35u-12v-34w-12y-45
business	a-65b-41c63f-11g-19i-41k75l-17v-14w-36y-71
busy	a54d-30f-32h-14k-54l-14m-42o-45p-15r-12s-15u-19v-32w-24y21
busy _time_	a27b-18c16d-13f-30h-14k-53l-14m-37o-25p-11v-32w-21y23
but	a-44b-48c85h-43i62k-40l-27s-23u-14w-16
but i	i38k-25
but it	a40b-14c-35i15
but you	c-16h-14i49k-30l-29
butter	a-11b-25c-11g-54k-73l-11r108s-12y-48
buy	b-36c11d-22f-26h-19i-32j-12k-56l-42m-19n-20o-27p-14q-18r113s-20t-18u-16v-21w-20x-11y-28
buy a	a17c-18f-18g13k-27l-14q-12r51y-30
buy me	i-22k-32l-22r57y-13
by	a62b40c-22d-40f-26g-32h-16i-27k83l14m-13n-59q20r-34s-15v-26w-20x-16y-82
by $	k50l-30y-13
bye	a-45b-25c-29d-20h-33i-46k107l-14o-25w-14y-18
bye $	h-22i-38k64l-11y-16
cafe	a65b-16c-75g-13k-16m-27n-13v-23w-26x71y-49
calendar	a43b57c-65d101g-21h-19i-25m19n-17o-24q-14r-12s-11v-23w-22y-41
calendar $	a17b46c-45d80e-11g-30h-31i-44j-11k-22m21n-32o-35p-15q-21r-20s-18t-16u-16v-38w-21x-19y-61
calendar _time_	b82c-44d-31k-20o-11w-12
calendar event	a31c-25d-76k70n-11
calendar events	b24
calendar for	b23c-32d57g-14m-34o-20w-17
calendar on	a11b-18c-11d28
calendar that	a19b-35d22
calendar to	a72c-14d-20f-15g-17m-28r-13t-18
california	b28m37n-48v-14
call	b-21c35d-35e-19f30h-35i-30j-22k11l-73m-17n57o52p-31q-36r-49s-18t-29u-27v-33w-51x-24y-11
call NAME	a-12b-27c-41d-18f56h-19i-19k-29o-50p-11r-12s-25v-17w-17y54
call my	f56o-47
call with	a23b16c18f-17n-18o-34t-25
call you	b-17f-11g-18i-14k97l-49m-12n-16o-11r-13w-11y-56
called	b26c-29d19f-21g-14i-12k61l-52m-18o15r-13w-13y-36
called $	b-16k76l-55m-11r-14w-14y-42
called _quote_	c-23d32
can	a16b-29g-11h-18l24m-20p-22
can ask	k-33l40
can i	a-36b-37c-24d-34f18i-16l21m14o-14q-17r-17s16u26w-20y27
can not	a-20b-39f-13h-24i-55j-31k62l14m-14n-24o-13s27t-17u-20v-25w-23x-16y-25
can remove	d14i-14q20
can schedule	a-23b-22l32t23
can we	a54b-14d-12k-15s-13y-32
can you	d11k-38l18m-16p-24
cancel	a-110b-29c-47d93f-14g-14h23i84k-57l-45m-25n-22r-12s15v-18w-22y-51
cancel $	c-17d-23h33i72j-11k-53l-43n-18o-26q-12r-15s-35u-11v-15w-11x-18y-64
cancel _time_	a-14b-11h44i-63o-32
cancel all	b-21d13i-21o23
cancel it	b-14c-19g-31h28i54k-69l-26m-58o-13s-23v-39w-47x-15y-31
cancel my	a-23c-17d36f-11g-11h-21i-18k-11n-11o-14q12s34
cancel that	b-16c-32h-36i52k-35l-39n-11s-12
cancel the	a-35b-35c-22d16h-56i28s23y-14
cancel this	a-39b-15c-23d-11h64i-56n-13
car	a-58b38c-24d-12f41h-28i-43j-11k-41l-37m-19n-15o-23q-11r-11s-18t93u-25v-30x-12y-33
car maintenance	a-11i-13k-25l-14t59y-17
car needs	c-16t29
car's	a-49c-12t39
care	i-72j86k-50l-23y-15
care $	i-64j81k-50l-22y-15
case	a30c-38h-20i80k-52r16
cat	a48b-36c-13f38k-57l-12o-28r25v-11w-11x-35y32
cat her	f18o-12
catch	a52b-14c-32f-12h-21i-63j-16k-45l47y45
catch that	i-48k-20l44
catch up	i-18j-12k-58l68
central	a18b-31f-13m61n-13s-19v-37w-16x-20y-22
central timezone	b-19m33n-12s-14y-11
chance	b-46g-17m-12o-11v-17w69y-39
chance of	b-47g-17m-12o-11v-16w68y-40
change	a-45b-43c59d14h-15i-16k-29l-16n-30r-11t39u-13v-18w-17y42
change $	a-34c-18f19m-11t40v-13
change it	c32h-14k-11
change my	a-22b-26d21f-11k-28m28t-14u-12y34
change that	c23
change the	b-28c11d29g-17i-11m-15o17u-14v-13y-26
changed	b-63c42f-17h-12k-13l-12m-22o-13r-12s-11t38y-17
changed $	a-25c24f-16i-41r-11t42
chat	c-12h-14i-25k35
chatting	c-22h-50i-20k64
check	a-52b39c19d-26h-17i-40k-31l50m-14n-13o-11r-14t50y-20
check and	l27
check engine	l-27t62
check if	b-13c-14g13o22w15
check my	a-31b41c-17d-32g14i-14n-18o-13q-35t26v-14
check the	a-24b42c-22f41g-20h-20i26j-18k-19l-33n-12o-13r-14s-19t-19v-20x12y-38
check to	b-26s20
check what	l32
checked	a-37b-11l-11r-13t56y-25
checked out	t17
chicago	b-31k-21l-11m-14n-28w33x-28y72
chili's	s14u-13x40y-32
china	b-60m81o-25v-24w-17x13y-23
choose	a18b29c-11j28k-20m-18y-21
choose any	j14
chores	d-18f-24g30q22y-12
city	a-38b-27c-38g-16k-42l-21m-34n-12o-25s-17u-16v-81w38x39y59
city $	b-11c-16k-33m46w-20x-22y17
clarify	i-17k-25l69
clarify me	i-13k-23l47
clean	a-47b-56c-23d63f35h-19i-23k-32l-23m-11n-11o-26q44r-24s-12t-19y-27
clean the	a-13b-14c-20g49i-17o-13y-16
cleaning	a39b-35g-21k-33q52t-13
cleaning the	g33
clear	a-62b-18c-12d104f-16g-37h-24i-48k-78l66m-17n-19o-15q43r-22s-28u-16v-13w-20y-15
clear $	a-19b46c-45d-32i-41k-52l60q-21s-21v-15
clear about	d-27i-18k-53l63
clear my	a-13b-32c-17d29g-14m-11o16q43r-15
clock	a-49b-71c-32d-25e-14f-21g-29h-49i-117j-20k-84l-36m141n-24o49p-24q-13r-19s-15t-17u-16v-45w-51x-18y-86
club	b-28c-11h37k-16s-13y-19
clue	c-13d-11i-70j-11k84
clue $	c-13d-11i-70j-11k84
coast	b-13m48v-13y-25
coffee	a101b-14d-80f-13i-18k-24l-27m-32n-48o-15r-11s-23t-11u-16v-30w-16x-13
cold	b-40c-38g-11i-21k-69l-44m-84u-15v-46w109x-41
come	b-58d-15h-111i-48k72l64m-35n-14o-25v-25w-11y22
coming	a26b18c11d-17g-19i-11k-34l-14m-30n55o-59p-12r-13s-12u-17w-32x-17y-32
coming up	a34b63d-16g-19k-29l-15m-32n-28o-62p-13r-13u-17w-32x-15y-27
command	a-46b-43c-31d-17h41i82k-37l26m-13n-11o-17s-15v-13y-31
command $	b-46c-23d-14h12i66k-26l18m-11o-12s-11v-12y-19
command exactly	h45i-12
command was	c-20h20i23k-16y-17
company	a22b-15c-24f-15g14i-12k81l-62m-30p-11v-15
complete	b-18g28k-16l44n-17q20r-30u-16v-13y-47
computer	k25r24y-25
computer $	k44y-20
concert	a18c23d-26e18k-51m-16o44p-41q-12u-17v-20y29
conference	b58c54f23g-19h-15i-19k-22l-12m-22n-14o-60p-17r-11s-27t-17u-14v-12w-13x-11y-15
conference _time_	a39b40c-42f-30g-12k-11m-19o-11p-12
conference room	a41c22f-16h-16i-13k-16s-20
confirm	a14c-19h42i-36k-36l51n-11s22v-11
confirm detail	h-16l28
confirm details	h-12i-18l54
confirm it	h37k-48
confirm my	a-13h-22i-17l14o18s31
confirm that	a-13b36f-14h-52l38o-15p-15q-11
confirm the	a-33b-13c-15d-17h45i-39l39
confirm what	l11
confirmed	a-11b-21c-20h100i-58k-60l-17m-11o-13s29w-15y-25
confirmed $	c-20h101i-60k-61l-18m-11o-13w-13y-26
contact	a-22b-36c-16d-14h-57i-84j-53k-42l-62m-12n115o-49p-27r-48s-23u-12v-25w-16x-16y-48
content	a-11b-39d14g20l-32q-13r53y-39
conversation	h-29k44l19y-15
convert	a-15c-20i-12k-23m56o-12y-11
correcly	h86i-39k-53
correcly $	h86i-39k-53
correct	b-35c-34d-12g-11h64i19j-26k-30l-12m-20n-13o-13s-13t-13v30w-22y-33
correct $	a-22b-40c-26g-13h81i-43j-32m-19n-16o-15s-13t-16v37w-28x-11y-37
correct answer	h-15i35k-13
correct response	c-21i27k-14
correctly	b-18h-19i53k-25l21y-11
correctly $	b-18h-19i53k-25l21y-11
could	b14c12d-17f-21g-11h-26i-40k15l27p-13q11r13v19y-19
could be	c-30h-12i-36k67
could not	c-23h-14i-68j-11k34l37v-14
could you	c44h-16k-34l-34p-14q-14r19s-12v27y-19
create	a60b-18c-24d-18e-24f27h-12i-14l30m-11n-37o25y-48
create a	a36b-40c-19f15k-30l36p24y-35
create an	a29b-14
create event	b-16d-16f-13h-15k-25o40
create meeting	a35
created	b-30i-14k59l-40o-12s30v-22y17
created $	b-28o-12s30v-20y24
created you	k69l-37y-23
creator	k39n-27y-31
current	a-51b-59c-49d37e-13f-14g-16h-39i48j-11k-81l-41m40n-32o-24p-24r-18s-18t-12u-14v51w-35x-23y33
current date	b-11i-16m85v-98y-34
current time	a-13b-34c-29d-13g-11h-20i-38k-51l-30m33o-26p-22u-11v42w-27x-13
currently	a-35b32c-11d-25g16k-36l-29m27n-12o14q-35r22s-12t12u-14v27w-42x-23y-53
currently on	a-17b45d-13g-15o11
dammit	h-15i34l-15
date	c-14e-21f-34g-20h-36i-43k-63l-38m131n-16o-39p-22q-11r-17s-21u-12v47w-50x-20y-68
date $	a-47b-35d-35f-30g-14h-55i-56j-11k-73l-36m87n-19o-38p-23q-13r-22s-15t-20u-13v52w-16x-14y-41
date _time_	a-61b-22d43i-31k-22m89o-12s-14v-94w-25y-21
date be	b-15c-12m63v-37w-49
date for	b-42c-12d-34k-17m93o-35r-17s-14u-14v-49w-26x-34
date is	a-15g-16k-16l-14m56v-21y-30
date it	c-17m48v-13
date of	c-36d15f-23g-18m-53t18v66y-24
date will	m34w-17
date with	a60b-11d-70m-17y-11
dates	a-12u30
dates _time_	a-12u30
day	b-32d-12g-16h-32i-17k-15l-24m92n-20o-34p-19r-20s-20t-11u19v36x-17y-13
day $	a-12b-51c28d-24e-12g24h-28i-26j-15k29l-39m40n-27o-54p-28r-31s-26t-22u-50v12x-24y29
day _time_	a-33b11d22g-13m75o-11v-64w-52y-23
day is	a-83b-31c-27k-19m20n-12u-12v-39w52y37
day of	a-14b-23g-13m63u11v-71w-18y-22
day off	b-14g-11h-16i-14k-18m-46n-11o-14r-11u68v41w-13x-14y-55
days	a-26b-43c-29h28k-22l-40m66n-15t-15u35v31x-16y-86
days until	v30
decline	a-62b-27c-18d-49e103f-17g-15i-42j-11k-40l-20m-16n-19o-14q-11r-11s-18u-12w-18y-19
decline my	a-22c-23d-17e30g-11h26k-25
decline the	a-21b-16c-30d-12e51
definitely	b-11c-14h54i53j-11k-58l-14y-57
delete	a-66b-82c-63d115f-13g-44h24k-32l-27n-22q30r-12s-16v-12w-13y-24
delete all	b-12d43
delete my	a-36b-42c-33g-17h58i-16o-11s-13w-11
delete that	c-13d67i-66k-23l-25
delete the	a-19b-29c-33d38g-30h-13i-18o43q14y-18
dentist	a26b59c-13d16e16g-14i-21j-12k-35l-14m-21n-21q-14r-14s-13t-29v-41w-14y-46
dentist appointment	a29d20e18f-12h11i-20j-11k-26m-19n-15t-20v-36
design	k41l-15y-23
detail	b-37h-19i-17k-11l70
detail $	b-36i-13l46
detail please	h-15l54
details	b-20d-32h11i33k-12l72s-28
details $	d-32h-18i45l59s-28
details please	b-15l41
did	a-34b28c-40d-15f-27g45m-25q-12v-32w-12y42
did i	a-29b76c-13d-11f-38g72i-14k-14l-54m-28n-21q-22r18v-26w-11y-97
did not	a-15b28c-37d-17h-25i42k-19l23y-12
did the	b-28k42y34
did you	a-24g-16i-26l85u17y-35
difference	l-15m48y-32
difference between	m18
different	b-35k-26m43n-13s-21v-22x-17y38
dinner	a36b51c-25d15f-23g-12h-15i-18k-19l-17m-29n-17o-41p-17q-18r-15s64t-14u-15v-27w-21x-11y-44
dinner $	c-20d14f-23g-13h-63i-20k52p-11s12y-31
dinner _time_	b27c28f-15h-30i-41k-72l-12m-28o-52p-19q-18r-18s30t-17u-15v-35w-25y-24
dinner date	a-29c16d31m-16o-13s-25
dinner event	a24c-23d20k-15
dinner meeting	a31c-29n-14
dinner reservation	d-70h-20i-18k-15s71
dinner with	a-20c-30e20h35s-12
dishes	a-15c-22g-54q95r-25
do	d-14g35k-14m-16n-15q28v-22w-15y18
do $	a-25b21c-22d-66f-18g63h30i-65j-22l22m-35n-18o-16p-11q25r-49s-14t-14u-15v-32w-23x-22y-104
do _time_	a-97b-30c59d81f-23g44h-15i-11j-30k-67l-25m-74n-34o-35p-16q-33r-18s-23u-20v-48w-57x-16y-74
do i	a-24b53d14f-16g20k-34l-11m-25q-22r37v-16y-23
do it	a-16c-12i38k-24l27t-12v-14y-22
do list	a-19b-40c-23d-34f-19g46l-16q41r-32y-20
do not	a12b-45d-16e-15f19g-31h-73i40j43k15m-12n-18o-11p-12r-17s-22t-13u-12w-15x-11y-67
do reservations	s36
do that	b-18c-46f34g-29h69j-33k-37l-51n-12q-14y-13
do they	s12x18
do to	a62b-18d-12g-13l-65
do we	a-30b-38c16g-12j-11k-52m36r-11s-16u30v40x-12y-20
do you	a-33b-48d-18f-13g-34h-26i-35j-16k44l42m21n-17o-16q-13t-11u-15v-24w20x-14y-24
doctor	a42b60c-38d17k-17n-57t-12y-17
doctor appointment	b35t-11
doctor's	a18b40c-33d28g-14m-16q-11v-21y-25
doctor's appointment	a18b39c-34d28g-14m-17o11q-11u-11v-22y-26
doctors	a61b-55c54d-18f20g-13h-16i-20k-36m-15n-11o-18p-20v-25
doctors appointment	a56b-52c56d-17f21g-13h-15i-20k-37m-15n-11o-18p-20v-25
does	a-45c-41d-17e-11f-13h34i-50j19k-75m18p-15q-12s39t-12u-14v-13w-31x18y43
does $	c-25h70i-41k-15
does NAME	b-42k-23n34y16
does _time_	a-20b-14m62v-52y-18
does it	c-27g-23l-21w-19x26y11
does my	a-31b20c-31d-11g58k-26l-19m-20n-11o17q-27r30s-27t-12u-11v-11x-26y16
does not	a-11b-28c28d-14h-57j70k-21l-13s-21v-14y-28
does reservations	l-17m-11s58w-13x-31
does the	b34c-16g-13k18o-15v-28x-24
dog	c-12f-15g-20i-11k-60l-40p-15q20r38y61
doing	b12d61e-11f-28h-22i29j-17l-34m-36n-15o-23p-12q17r-25s-39u-22v-35w-37x-15y-20
doing $	b-79c-16d-50g-14h-15i49j-15k63l-75n-15r-21v-11w-22x-14
doing _time_	b64c-13i-13k49l-58m-16o-11v-26w-26y-45
done	a-19c-14h43i-20l-17o-11w-17y-18
done $	a-22c-13h18i-63k19l-14o-12w-19y-19
done the	h40
down	a55c-103d-27f-19g-26h-16i20k-72l-24m-30n-14o-17p104q15r-17s-13u-13w-18y-29
down $	i26k-11
dr	b13c-25d21m-13n-41v-59x59y-35
drinks	a-24d-14g-19h-60i-53k65l-47m-35n-22o-13v-38w-22x88y-99
earlier	a-51b-96c127d-16f-11h-29i-37j-53k-24l-42m-32n-15o-21p-14r-18s-18t-17u-13v-50w-17x-12y-42
early	a27b-38c44d-40e-23h-12i-23k-38l-11m-29o-15p-25s-13u-23v-13w38
eastern	b-17k-17m96v-39y-54
eat	a51b-12c-53d-34e-11f16g-31h-42i-51j-20l-63m-40n-64o-48p-18q-17r-39s-31t-19u-17v-36x25y56
either	a-31b-43c-44d-28f-13h-24j-53k99l-35m-15n34o-16r-18s-12u-14v-30w-17y-47
either $	b-37c-32d-13h-22i-39k46n44
either of	a-15h-26i37j-23k16l-14y-24
either one	a-13c-15d-13i-32j-15k45l-13v-12
elaborate	i-19k-33l55
elaborate further	l25
elaborate me	l20
else	a-14b36c-61g-60h42i50j-11k-50l33m-24n-11o-15r-49s-21u-12v-25w-17x-12y-54
email	b-55i-18k-106l-29m-32n116v-29w-18y-45
end	a-36c56d-33f-17g-11h-33i-23k64l-24m-28o-20s-13v-17w-18y-41
end _time_	a-56b-46c49d-13i-61k49l-15
engine	a-14b-29k-15l-28n-12r-12t73y-25
engine light	a-14b-29k-15l-28n-12r-12t72y-24
enough	h-103i55j-23k61l-12w21y-19
enough stop	i11
entire	b-20d46g-19k-20r19
erase	a-35b-59c-26d78g-64h-15i-14k-18l-12q52
erase my	a-17b-11c-22d38
est	b-43g-15k-45m109v-67w-52x-13y-98
event	a79b70c48d84f-17g-13h-34i-54k-52l-20m-34o-29p-17q-12r-11s-13v-41w-29y-68
event $	a32b27c-55d37e-18g-24i-71j-13k31l-11m-42n-29o-58p-19q-21r-24s-31t-22u-18v19x-24y-76
event _time_	a43b75c-24h-30i-23k-18l-11o-13p-11v-21w-11y-33
event called	b39c-24f-22m-13
event for	a58b26c-25m-16o-30w-17
event from	a-16b-15c11d43
event in	a74c-17d-62y-24
event on	a59c-53h-15k-14o-26p-27v-14w-13y-21
event titled	b16
event to	a89b-17c-36d-19k-13o-15
event with	a-72b21d35o48v-11y-32
events	a-17b94c29d80f-11g-21h-24i-26k-41l-34m-32n-22o-45p-14q-14r-13s-13t-11v-47w-23x-16y-71
events $	a-40b66c30d58f-14g-14h-51i-51j-11k-65l-37m-31n-13o-24p-24q-15r-15s-13t-18u-13v-33w-14x-15y-67
events _time_	a-82b32c61f-11k-18m-28o-52w-17y-31
events are	a-11b40y-14
events do	b72g-21l-15y-30
events for	a-20b68o-17v-17
events in	a57b-36c-19l-15y-12
events on	a-35d19
everything	a-44b-15c-25h-14i-24k50l-13o-11r68v-20y-29
everything $	b-12k20r36y-33
everything on	a-19r13
exact	a-27b-51c-27g-16h120i-82j-20k-108l-24m75n-12o-42p-27v27w-35x-14y-53
exactly	a19b-21c-32d-12h102i-56k-66m24o-15p15v-27w-17y-47
exactly $	a21b-16c-32d-11h82i-44k-52m27o-13p16v-26w-17y-28
excellent	a-22c-24h65i-71j-17l-22m-14o-16w-24y-24
excellent $	a-22c-21h54i-66j-17l-21m-13o-15w-24y-24
explain	a-14c-17d-12f-11g-11h-26i-45k-35l56m-11n-13o-14r-16y42
explain me	l15
extend	a-38b-28c61d-15k-17s-11
extend the	a-35b-35c52d-13
fake	b-12i49k-56r-14v-14y46
fall	a58b16c32d-29e-11g-22h-27i-47j-13k-48l-30m29n-19o-14p-16r-19s-22t-11u-12w-20x-20
fall $	a73b-48c-54d-29i-44k-19m-29r-15s-15v32w-16x-17y21
false	a-21b-23c-56d-19f-20g-12h-28i69j-30l-36m-23n-17o-17p-14q-12r-14s-15t-13u-12v-13w-18x-13y-47
false $	a-19b-20c-44d-14f-18h24j-27k21l-35m-19n-12o-13p-11r-11s-11w-12y-38
familiar	b-14k-37l49y-21
familiar with	b-14k-37l49y-21
family	a44b-16c-27d31i-15m-13s-11w-18x43y-50
fantastic	c-15h13i-61k47l-12w-11y-14
fantastic $	h-14i-33k49w-11y-12
farm	a11
farm trip	a11
find	a-31b65c-36d-58e-14f-21g-18h-24i-30j-11k-39l-16n-11o-19p-18q-18r-20t35u-16w26y16
find my	a-38b51d-14n-15
find out	a-33b-27k-15l27r-12s14t-29v15y31
find someone	t12
find the	a-40h-13i-15m20n-14s-21t-21v-11w-16x-11y48
fine	a-29b-43c-39d-20f-16g-14h75i-68j14l-41m-20n-32o-31p-19r-30s-16t-12u-14v-23w-30y-47
fine $	a-26b-31c-40d-18f-12h28i-63j33k24l-21m-16n-11o-14r-11s-12v-19w-29y-27
first	a21b-29c-67d-14h-12l-12m34n-22o12u-15v-27w-24y57
fish	a58b-14c-33g-30n-23q40s-13w-12x23y-19
fishing	a-39b-36k-20l-13m-12v55
fishing from	d13
five	a-15k-14m36r24s12w-11x-14y-18
fl	a-18b-22k-21m-22v-16w82x-18y-60
fl $	a-18b-22k-22m-21v-16w81x-18y-60
flea	f18o-12
flea medicine	f18o-12
florida	a-40b-31c103g-14h-65i-68j-12k-80l-25n-11o-25p-21s-14u-12v-28w16x-24y-53
florida $	a-40b-26c103g-14h-66i-69j-12k-80l-26m-23n-11o-23p-22s-15u-12v-26w21x-22y-50
food	a22b112c-87d-40e-18f-23g-27h-73i-90j-24k-110l-58m-35n-40o-39p-28r30s-28t-20u-23v-39w-37y-33
football	a49b24d-19g-22h-12k-27m-58o-22s-23v-51w-59x-42y30
football game	a47b36c-17d-17k-13m-15v-31w-27y-25
for	a-13l-36m-18o12s15v-12w16x17y-20
for $	a-21b34c-12d-14f-15g-33h-25k-13l36m-44n-27p-21r11s-20v-40w-23x-14y15
for NAME	a-25b-13d-13m28n26s12w-16y-11
for NUMBER	s45
for _duration_	b-17c22d-21f13h22k22n-19o-12r-33s-26w-22y-29
for _repeat_	a73d-27f13k-21m-17o-49p-30v-20y46
for _time_	a-20b36c-11d18h-12i-18k40l-11m-15o43p-29v-18w25y-33
for a	a14b-34c-51d-13f-26g-13h-16j-14k-51l-42m-11o-19p-15r-35t11u-13w30x-16y87
for an	b-13c-13s-11t37
for any	j14
for dinner	a-67c70d-25i-18p-13s14w-11
for helping	a-18h-29i-12k71l-22r-11y-20
for lunch	a-38b18c-12d44i-28k-16y-16
for me	a-18b21c-26d-17e-12f-59g-31h29j37k-14l-21m-19n40o21w-34x-16y-58
for my	a-26b28d-15f23m-18s-17t18u-14v-22y-27
for red	a-21s24
for shopping	g-49r62
for soccer	d13
for sure	a-23b-12c22d-18h-67i69j-50n-11o-14s-16w-15y-18
for that	a-32b-12c65d-17g-11h-75k20l-59n-14p-13r-13w30y-11
for the	a19b-69c20d-33e-11f33g37h-17i-33k18l-28m-84n36o-17p-19q-12r-13s20t-12v-37x-14y37
for this	a39b-16c-19f25l-15n-41o-56y-20
for two	s17
for vacation	b-46g-18k-34u68v-14y-15
for you	a24l28t-11
for your	a-27b-13c-14h41i-11k-11m-13n-17o-12r59s-15u-12w-14x-11y-37
forecast	b-47c-61d-20f-15h-24i-26j-11k-58l-16m-32n-29o-18p-62r-28s-18u-13v-20w123x-23y-51
forecast for	a-35b-21c-39d-11h-21i-22k-52m-19n-14o-12p-30r-18v-18w100x-13y-36
forget	a50b-62c-52d-18f45h-56i63j-34k-62l-47m-15r-15t-11u-11v-13y-46
four	a-18b26k-16s20
france	m27
free	b32c-53d-19f-14g12h-11k-56l-22m-54n43o-38p-11q-11s-38t-17u-26v17w-29x-20
free _time_	a-36b89k-41l-11m-15o-16s-23u-13v-31w-19
free day	b-34m-37v68y-72
friend	a39b-20c-11h-11k33n-12y-15
friend $	b-12c12h-11k33y-15
from	a-15b-70c23d17f-12g-18h-13i20j-37k-62l34o-24p21q23r20s-21t-14w-26x13
from calendar	a-36b-11c-20d76h-13i-25k-40l-30m-22
from dates	u20
from my	a-41b-39c-13d32g-23l-11q34w-18y48
from the	a12b-25c81d-63i-35k-33m-19o-15q21r-13x-18y35
full	a-53b-31c-41d-20l-12m74o-29r-16s-23u-12v-35w-21x37y-13
full bar	b-11m-17s-19w-11x47
further	a-12c-21d-12f-12h-27j-18k-37l100m-11n-14o-13r-13y-34
further $	a-12c-11h-27i22j-21k-39l56o-14y-22
further elaborate	l18
further on	l48
g	a-13c-15m38
g m	a-13c-15m38
game	a27b39c-20d31f21g-14h-27i-45k-50l-15m-55n-53o-43p-24q-16r-13s-24t-11u-16v-46x-21y39
game $	b24d48g-17h-21i-41k-22n-47v-35w49x-14y-14
game _time_	a70b-32c-13o-16y-12
garden	c31d-28s40t-11
garden $	a-29c37d-28s25
garden for	a26t-12
gave	i23k42l-30y-35
gave me	i21l-11
get	b-32g-26h-15i-52j-15l23m-20n-16o18p-30s-12t25u19w-14y16
get a	a-16c67f-24k-13l-32o-32p-26u-21v37y-35
get an	a-22c-11f22t12
get me	b-16d-20f-17h-11i15k-21l-29n-14o-15p-12r-19t-11v-18y64
get my	a-41b-51c-14f-18g-12o-14t60u26y-19
get rid	a-33b-17c-13d48g-15q14y-27
get that	i-15k-67l58
get the	a36b27d-16f-22g-20k-46l23m-11o-21r-12s-11u-23x-14y-22
get your	k83l-67y-73
getting	b46k-14l-11m19t39u-13v-41w-23x-26y-50
give	a36b-11c-35e-14g-23h-17i-24j-14o-37q-14r-29s-12t-16v26w11
give me	a-18c-23d-34e-14g-19h-18i-23j-15l-24n17o-18q-14r-29t-16u-18v29w16y13
given	k30y-16
glad	h-13i-24k60l-21r-12y-14
go	c20d-13e-29f14h73i-68j-18k12l-62m-46n-21q-28r11s-30t-18u12w-25x-21
go ahead	c-15h42i-12k-30l-11s16y-18
go off	a-26c-11o33p39u-11v-16y-21
go shopping	b-31f20r42y-28
go to	a11c-39d-53f39g-18h-51i-18k25m-12o-24r28s-17u-11y40
going	a16b67c-16d-49f-15g-25h-20i-23j-12k45l-18m-54n-19o-12q-13r-18s27t-11v-57x-27y-67
going $	b-21k57o-18u18y-23
going _time_	b13k36m-17
going on	b71c-11g-20i-14k32l-20m-33n-12o-12s-12v-39w-89y-37
going to	a14c-18e-11f-13g-20h-20i-30k-74m-32n-16o-14s45v-21w46x-21y-43
golf	a42b-21c-22d25e39m-13o-38y-12
good	a-31b-51c-42d-26e-12f-16g-18h45i-34j-18k48l-34m-29n-22o-26p-16q-11r-26s-20t-20v-38x-22
good $	a-18b-50c-31d-20g-16h48i26j11l-32m-20n-17o-20p-11t-17u-15v-27w-33x-20y11
good job	h-63i-69j-13k86l-21y-14
good to	h-40i-18j21k53y-11
goodbye	a-52b-12c-24d-21h-40i-72k108l-29m-20o-14y-13
goodbye $	c-11h-36i-62k98l-25m-17
got	a-14c-17d-12h51l-22m-16o-17q-17s-12v-14w-11y-28
got it	c-20g24h57i-11k-48q-14
got my	h38i-11k-22
got to	a-45b-40c-41h-25i-21k80o-14y-19
gotten	h24i-11k-16
grateful	a-16h-24i-27k86l-13
great	a-38b-27c-44f-12g-13h68i-76j-21k27l-26m-22n-16o-16p-12r-12s-20t-12v-18w-18y-28
great $	a-13c-20d-13h28i-63j-17k18l-16m-12o-15w-17y-17
great thanks	h45i-21k-26
grill	a-12f19m-23x36y-18
grocery	a36c-15f11o-12t-17
grub	s31
grub burger	s31
gusto	b-18s23
gusto handcrafted	b-18s23
gym	a19f45m-12o-25
had	a-67b-40c40h-20i30k-13l-23o-17q-12s19v-26y52
hair	a42c-35d51h-33i-19s-28
hair appointment	a24c-24d15
haircut	a28b40c39d-11f-21l-11o-17p-60v-14y-41
handcrafted	b-18s23
handcrafted pasta	b-18s23
happening	a-30b47c-17d-12g-28h-14i40j-16k46l-33m-64n-29o-19u-13v-58w-55x-20y-17
happening _time_	a-21b95c-37g-15i12j-11k-74l-11m-37n-12o-13v-18w-20y-40
happy	a13b-23h-27i-31j-13k43l-35m-17r-14s-31v-22w-13x70y-27
happy hour	a17b-19h-15j-12k-22m-16s-28v-21w-13x67y-26
has	b38c-12d-15g-22i-14k-47l-25m-29o-13s-20u21v-28w-31x11y51
has a	a18b-18c-11w-11x23
has been	a48b34c-59s-15
has my	u36
has not	b52i-16k-15n-12x-12y-37
have	a-14b16c12g16i-27k22q-17w-11
have $	b-63c-11g73h-12i-15k-81l47m12n-11o43r-13v-30w-14y-85
have _duration_	a73b-23c-45d-19g-39h-19i-75k54l-24m-39r-30s-13u-19v-59w-15y-27
have _time_	b92c-13d-22g-22k-16m-32o-13s-11u19v-23y-31
have a	a-17b30c-30f28g22h-13k24l-18o-21r-27s12v18w-13x20y-52
have an	a21b19c-40d-28g19i-35o15r-19y-21
have any	c41j-20k16r-15y-17
have anything	a-11c47d-12h43j-12k-42l-21m-15o-13r-23s-16x-15
have been	h-19i-11k47l-35o23y-11
have coming	b18
have done	h48k-32
have for	b-44d-13g60k-17w-19
have going	a-22b32
have got	b-54c-40d-13g-14h16i29k12l-13o-15s-12y-11
have gotten	h24i-11k-16
have i	b74c-34g52k-22l-17m-13n-11o-17q-65r-22u-15v-19w-11y-41
have it	c65h-15k-17l-21m-13
have just	i-13l20
have messed	i38l-21
have my	a-41b-11c15d-12h-57i-53k70l-13t23y-23
have no	a-28b-26c-25d-15f-11g-12h-19i-54j51k36l-19s-13
have on	a-16b-24d-46g-12k-23l-36m34y55
have planned	b58g-13k-14y-24
have reservations	b-47s55
have said	i-16l27
have scheduled	a-12b19g-16o21
have set	a-16b-11g54k-22p-13y-11
have that	a-31b43g-12i-38j-22k44l23m-15n-25r-28
have the	a-31b-62c30d-27g-11i-46k15l-11m46n24r-11s38v34x-15y-26
have to	b-61c-59d65e-25f-13g25h11j-13l-44m-26n-12o20q-16r-29s-17t-17u-17v17w-11
have understood	h18i33k-29
have waiter	x35
have with	a-22b73y-41
have you	a24b-15c-42h-12i-18k-43l53m37y-28
having	a22b67c-35h-15i-19k-25l-42m-17s-21u-11v-34y-29
having a	k28m-16
hawaii	a-18w-12x37y-11
hear	a-11g50i-41k-53l77n-11q-55r-11y-12
hear that	l21
hear what	l24
hear you	i-47k-53l66
hello	c-21h-28i-27k103n18o-12v-15y-89
hello $	h-22i-19k56l-11w-11y-13
hello i	c-16k-15l16
help	b-54c-52d-70e-12f-16h-60i-48j-14k-35l117m-17n-21p-14s-21t12u-13v-25w-20x-16y11
help $	a-38c-22h-38i-27l69m-12o-21r-41s-14u-13v-12w-11y-46
help me	a57b-38c-47d-12f-13g26h-48i-35j-11k-72l15m-12n-21s-13v-20w-14y31
help with	a-68b-36d-36l67
helping	a-18h-29i-13k73l-24r-11y-20
helping me	a-17k49l-11y-20
her	a30c25d-12f13h-24i-34k-37o-18s34y-12
her flea	f18o-12
here	a-29b-101c-37d-12g-18h-23i-31j-12l-35m-18n-65o-14r-18u-23v102w31x-63y-113
here $	b-46h-17i-18l-14m-31n-69r-14s-12w96y-75
hey	a-30b55c-23d-71f33g-11h-40i16k63l-16m-20n-16o-18s-24u-11v-17w-14y-29
hey $	h-18i-35k47
hey can	b30k-25u-14
hi	a23c-26d11e-27g-18h-49i-50k68m-26n-27o-25p-12r-16s-22t-13u-15v-22w26y-31
hi $	a-12h-28i-41k76l-20w-16
hi can	a36b-47c23k-41m-18u-12v-18w12y-24
hi i	a-36b-22d25f-17h-25i-25k-16l21r-12w52
hike	a88b67c-65d-56f-16h-12i-41k-26l-19n-15q-14s-24
hills	s29w-20x-18y-14
his	a-17b-46c-14d11n-31v98y-64
hmm	b11h-22i37l-14
hold	a-15b-16c-14h-22i-23k39m-15n24p-14r-16t-12y-22
hold on	a-15b-16c-14h-22i-23k39m-15n24p-14r-16t-12y-22
holiday	a-47b-46c-24g-16h-16i-12k-31l-42m-67o-22p-11s-14u-12v146w-77x-19y-46
holiday $	b55c-12h-14k-17m-14s-11v12x-11y-124
holiday here	v13
holiday is	b-17k-14m-14v56y-29
home	a29b46c-54d-19f-15h-11i-23k-23m-19o19p-11s-39v26w-21y-53
hour	b-52c-17g-21h30i-13j-13k-46l-52m70n-12p17s-31v-44x55y-61
hour $	b-19h-12j-12k-20m-23s-18v-23w30x54y-32
hours	a-13b-23c-25f-101g-12i-12k-20l-19m39n-12o55p52v-17w-14y-43
house	a23b-17c-18g-11l-13o11s11x17
house $	b-11s11
how	a-58b-17c-14d-22e-11f-13g-12h-23i-24j-12k41l38n-18o-15p-20q-15r-17s-17t-15v-14x36y30
how about	b-74c83f31k-47l-22o-12w-23x15y-45
how are	b-24c-11i-13k42l-54x-11y28
how can	a-19b-21c-19f-12i-17k-21l46t-12v-19x-50y26
how do	a-64b-70c-22d-11f-15g-20h-12k24l20o-14p11r-19s-11u23v-15w-14x-40y25
how is	b50c-34h-12i-27k26n-21o-11u18v-41w-54x-42
how long	b56c-25k-40l-26m-20n-18s-11u-20v16w-21x-27
how many	a-23c-41d-14e-11i-17k-64m34n24o11p-17q-31r-14t-11u-22w-26x-45
how much	b-30c-30k-71l-21m16n-16p-26r-16s-11u-17v17w23x37
how to	a-22b-45c-51d-29f-20g19h-33i36k-21l22m-19n-20o-17p-32r-13s-15t-14u19v-14w-17x-32y44
human	b-11k68l-46y-28
human $	k61l-23y-17
human being	k18
human or	k60l-36y-13
hundred	a32f-45g-12k-18m-16o52p-28r22x-14y-23
hundred and	a14b20f14k-15m-14y-13
i	b24g14m-19w-11y-13
i able	b-17w20y-13
i add	a12g17q-14
i am	b-12d24f-14g-28h-11i-24j-16k29l-17m-39n-17t-15v15x-16
i appreciate	h-11i-23k61l-28
i ask	b-16c-15f-24g35k-40l36y-22
i asked	a-14b-18f-23g21h-20i52k-36l-22u18
i be	a-23b35c-14k-13l-13m12u13v33w-42
i call	c-25k71l-27m29w-15y-54
i can	a49b-84c-57f-17g-43i-18j-24l26m-39n-19o-13p-21r-25s20v15w-27x14y-31
i could	i-32k14l23
i did	b29c-38d-17h-13k-12l38
i do	a36c-36f-12g-59j38n-11v-18w-11y-21
i doing	b84k-34l-17v-22w-23y-29
i free	b42k-13v-13
i get	a-13c-18g-16k59l-68n-14r-15v19w12x20y-34
i go	a-28b36m-13r25v-11y-32
i going	a-15b44c-22
i got	b45v-12y-12
i had	a-36b-24c51i-33l-16o-12q-11s20
i have	b40c-30g19l-24m-15o12q-16y-12
i just	d11f15g-13h-23i12j-15k23r13
i know	b-31d-35i24k11l-39m18n-13o-12s-17u-11w46y-20
i like	a-25c19h-27k-12l51
i made	g35i-16s28y-35
i make	i17s12y-12
i meant	a-49b-67c103f-11h-31j-16k-60l-28m-33n-13o-22p-13r-15s-18t-12u-13v-27w-16y-27
i meet	a-23b52v-15y-20
i meeting	b52v-20y-18
i missed	i-19k-13l34
i must	i-15k31
i need	b-36d25e-15f-14h-33i-41k-18l20m-16q16r21w-21y-24
i no	a45b-14c-27d-22k-16
i put	a-29b-23g42q-15r19
i really	i-15j-22k31
i remember	b-23o15
i request	b-24f-13g22l-18u25y-26
i said	c-19i28n-17
i schedule	a-43b-32k-15l49t46u19y-37
i scheduled	b11
i see	b46h73k-83l-13n-19v-27
i set	a-33b-34f11g15k-65l40o32p13u-12y-38
i should	b-18g-16l45v-11w11y-25
i supposed	b49v-35
i take	a-15b38c-21g-13k-11n-11s-19u48v-14y-56
i talking	b-19k23
i think	a-43b40h17i49k-40l-30
i use	b-12k-42l59n-12v-22x30y-24
i want	b-20h16i-20k-28l22n14o20q-12r14y-49
i wanted	g63k-49l-19m-25v-13w-18y-21
i was	c-20f-15g18h23i17k-34u24y-16
i will	b-46c-37e16f-21g-20i48j-25k21l-63m-30n-18o-26p-21q-14r-21t-16u-32w-39x-17y37
i would	a14b-20c-19g-12k-68m13q11u11
idea	a-19b-23c-57d-33f-11g-13i-86j45k74l-40n-11o-13r-11s-13v-12y-18
idea $	c-14i-43j-42k70l-24
idea for	j43k-42
idea regarding	j26k-26
if	a-22b18c22d-16f-11h-15i-47l-17p-11r-12s28v-18w13
if i	a-50b37c-25d-13f18h-14i-13k37l-12n12o-25q-18r-14t-12u15v-26x-23y18
if it	c-15k-16m11w32y-19
if my	b-22u25
if the	a11k-11w-20x26
if there	a-26c-14h-13k-33l33m-24q-11s-19v-13w32
if you	b-19c47f-27i-33l-38m16o-11q33s-14
in	b-41c-12d-23f-38h-21i-21k-44l-16m13n-28o-42p29r-12w41x131y-14
in $	b-47g-18k-67l84v57w-24x-36y-79
in NAME	a-13c-36m-12n-25s29w17y-16
in NUMBER	c-59x61y-39
in _time_	a16b29c29d13e27g-25h-20i-43j-19k-63l-62m-44n-16o-30p-25q-17r-16s-62u-22w-61x-88y61
in a	a-36b-17c-27e19l-16s18u11w-19x-22y54
in for	a-49b-13c29o-12s-29u55w-27x-17
in hawaii	a-18w-12x37y-11
in la	b-33g-12m-12n-20s77v-38x-24y-44
in london	m41w-15
in my	a75b-50c-33d-66g78k-17l-27m-70n59o-21r-15s-13t-11v-57w-26x-58y20
in new	a-56b48c-11q-14r-11w33x11
in pacific	b-20m54v-28
in paris	m13s12
in reno	c-11g-12m-12s-14v-11w-17x47y-26
in san	m-12v-13w22x27y-25
in seattle	b27d-12m-31o-14v-22w36x-27y-39
in the	a56b49c-27d-12g-25h-11i-40k27l-18m-41n-43o14r20s-19t24u19w-65x-61y21
in tokyo	m32v-11
in truckee	b22m-13s-11w-19x47y-37
in what	a-11b-22c-14g-24h-42i-33k66l-50v-13w-14x-24y-14
in wrong	i28
include	b-48c82d-23g-45h-49i-27k-59l-17m15n-35o-14q30s-23v-17y-26
incorrect	c-16h-56i97k-68l-16m-11w-11y-17
incorrect $	c-11h-43i79k-58l-13
incorrectly	h-45i84k-59l-23y-30
incorrectly $	h-45i84k-59l-23y-30
india	a52b-34m17o-13y-36
inform	a-17o-11r-13y25
inform me	a-17o-11r-13y25
information	a-35b18c-45d-12f-11h-18j-19k14m40n20r-15v-24w16y-40
information $	b-14h-12i-12j-15k40l-25n30y-20
instead	a-68b19c82d-38f-14h-21i-11k-36m-19o-12y-31
instead $	a-26c66d-12h-20i-12k-40m-14y-13
instead of	a-49b-18c58d-33f-12
instruction	b-28h-14k-17l65
instruction $	b-17k-14l65
instructions	h45i-13k18n-11y-15
interview	a-32b21c74d-54e49f-23i-25k-20m-24n-18o-24t-19v-30w-53x-13y-28
into	a20b-35d-11f-12h-23i39k21l-13m-20n-26o-11t-14v-21w-21x-20y53
invitation	a-44c-47d-22e39g-33h-27i-48k-49l-26m-15n-21o-34p-16r-16s-20t-13v84y-47
invite	a11c50d-32e38f-14g-31h-60i-16k-48l-28m-17n34o-17p-14q-14r-23s-21u-17v-12w-13x-12y-35
invited	a-22b84c43d-24g-14h-13i-35k-21l-12m-15n-56s-35v-27w-14x-14y-53
is	a-15b19c-19d-20f-11l-27m26n16o-14q-18v27x22
is $	b-45c-15d-30g-20h60i-51j-12k-79l-18m115n46p-22r-13s-12w-21y-30
is NAME	a-22b23c-35d-15g-15h-23k-25l-11n80s-14v-48w-19x-29y-88
is _time_	b-128c51d-36e-16f-15g-31h-42i-60j-19k-103l-39m109n-51o-32p-21r-13s-22t-12u-23v56w-40x-35y11
is a	a-14b-49c-30d-12f17g-11h36j-64l36n-11p-13r-13v-11y-22
is affirmative	h45i-23k-24
is all	b40d-13h-112i-21j-27k68
is an	a-23b11k-20v-11w-16x-30y39
is confirmed	h47i-18k-29
is correct	a22b-33c-20g-13h-31i-25j-31k56l27m-17t-14v-28y-16
is currently	a-18d-14g-17l-14v48w-35x-21y-44
is definitely	i49k-25
is enough	h-34i61k-63
is everything	b-38h-12k85l-17v-29x-15y-41
is false	h-70i86k-81l-32
is fine	b-29h13i-23j12k11
is going	a-46c28g-22i-18k37l-21m-73n-21o-15s-31v-49w43x-20y-47
is good	b-24c-13g-11h15i-112j-20k28m-13n-16v-24w-13x-19y-60
is great	b-11c-28i-20j-17k14
is happening	a-19b24g-29i-33k73l-33m-61n-23o-14u-12v-56w-52x-18y-13
is in	a-12b64c-11g-12k-12l-18m25v-24w-58x-23y-39
is incorrect	h-24i46
is it	a-31b-78c-37d-11g-17i-25j-12l-30m78n-21o-15p-13u-13v23w39x-60y-31
is my	a39b78c-85d-25f-17g14h33k-96l-17m-69n28s28t-14u19w-31x-35y-114
is no	h-21i33k-26s18
is not	b19c-20g-12h21j-37k-78y15
is ok	b-15c-13h-12i-31k27v-52y-14
is okay	b-16j31
is on	a-50b78c31d-27k-15m-35o25q-25r17v-18w-29y-42
is our	m-32n-12v28y-18
is perfect	h68i-23k-56
is responsible	k53n-29y-22
is right	h95i-68k-60
is scheduled	a13b68c-12d-15k-27m-30n-11s36v-47w-34y-32
is set	a-31b42f-25g-19h-29l-11m-29o13p16s-13v-13
is showing	b32d-11
is that	c-12h-16i-37k-73l95m-35n-30v-40x-15y-69
is the	b-22c-11d-19g-39h31l-22n-17u11w54y-20
is there	a-29c29f-32h-19j-12m28n-20o17p-14r-11t12u-14v-40w16x-68y-25
is this	b33c-18h-14i-11k75m-35n-65v-41w-13x-26
is true	c-13h67i-59k-30l-19
is unimportant	c-26h-81i-73j109k-75m-12y-14
is up	b-49f-33g-23i-27k121l-61m-35n-22o-70p56v-84w-25x-12y-38
is what	a-13b-26c-14g36h33i-14l-22m52n21o-11p11q-33r-12v-42w-13x-12y-17
is wrong	c-13h-24i53k-15l-16m-13y-13
is your	b-18k141l-49m-33n-61v-37w-20y-79
it	a-39b-58c55d-11f-12h20i18k40m28n-17o-16r-11u-11v-22w27x-20y-36
it $	b-37c-74d24e-11f-14g22h47i20j-29m-14n-20o-33s11u-14v19w-47x-24y-98
it _time_	a16b-64c40d-45h-37k-70l-17m134o-25s-13v-113w-111x-15y-80
it again	c-36h-13i19k-36l52v-17y-22
it be	a-24b-12c-11i-12k-24m61n-15s-18v-40w15x-21y-23
it could	c-27h-11i-26k47
it does	c-28h22i29j12l-11s-11
it exactly	h25i-13k-16m40v-25
it going	b-32c-11k57w-31y-19
it i	d45g41l-24m-21s-12w-18y-16
it in	b-53k-16m84v-84w36x-23y-51
it is	a-14b-42g-13h28i11j19l-26m12n-13v-29w16
it looks	h28k-27
it needs	c33k-22
it on	a-64b-54c57d-19f-26g-29i43m29q34s-12v-13y-25
it once	l27
it one	c-15l36m-18
it please	a-62c59d-28i22k-42l25m-14n-34y-11
it possible	a-22c-11h-11k-17m-26s28t16w-20x-12y33
it rain	w33
it should	c72i-23k-71
it to	a-29b-14c47d-14i-62k38m-14n-14y-42
it was	c11h49i-18l-22w-17y-20
it will	a14b-38c24d-11i-13k-51m28s-16u-13v-16w11y-23
italy	m15
item	b17d-12f30g27o-45q-21r-28
items	a33b-19c-27d-23g37l-26o-12y-21
items on	c-13q16
its	a-25b-43c-32d-20h89i-57j-26k32l-15m-20n-11r-11s-17v-15y22
jack	a-41c20i35n-23x19
job	a17b-20c-17d-29h-63i27j-13k78l-24m-16o-11r-12y-50
job $	a23c-16d-29h-38i30k48m-15v-26y-32
just	a-47d-18h47i43j-15l26m-33n-18o-20p-12r-12s-16t-12u-13v-15y-42
just cancel	d-62h-97i90l-21
just said	b-11h41k-28l14
just stop	i35
keep	a-69b-85c-78d43f-11h-21i97k-32l-39m-19n-12o-20q-14r-19s-17t-15u-17v-17w-13x-20y54
kind	a-33b-45c-15g-14h-24i-28k30m-15w15y38
kind of	a-33b-46c-14g-13m-15w15y39
kinds	l35y-12
kinds of	l35y-12
king	a-19b-15c-18d-26f-11h-56i-52j-19k-65l-39m-20n-25o-16r-14s28v-17w-11x-14y87
kitchen	a-15g18s13x22
know	a-38b21c-43d-29f-14h-18i-62k41l20m19q-29r-20w32
know $	b-33c-17f-13g-12h-28i-86j32k25l42m-25n-22o-14p-14r-12s-16u-11v-22w-48y-59
know _time_	a-18b-34c-19f-11g-16k-23l-44m58n-11o-43p62v-85y-23
know about	a-14b35c-14f-15g-16h-23k-31m-53p-21v-26w24y54
know how	a-31b24c-11d-13l38u-13y-23
know if	a-38b55c-17g14h-13k-20m-27n-15o-17q-33r-15s27u16v-20y-18
know the	a-37c-37d-34f-12g-12h-26j-63k42m36n-27p-24r-12s-20u-17v45w25y-38
know what	a-25c-18g24k-25l13m25n-18o-24p-16v-30w19x-12
know when	a-32c-12k-56l-40n-13u-14v32y71
know who	k84l-40m-22r-24w-21y-58
know your	k24
la	b-36c-13g-14k-27m46n-21s74u-12v-39w-34x-22y-63
lake	a13b-16m-18w67x-49y-35
las	i-15l-16m41x21y-15
las vegas	i-15l-16m41x21y-15
last	a-13b15c26d-22g-12h-31i32k-37l71m-29n-13p-11u-23v-33w-13
last _duration_	c47k-35l-21p-15
last _time_	a-26c48i-20
last command	b-33h-29i42l15
last sentence	l38
last thing	d-47h-15i28l53
late	b33c-41i-17m37w-35x-16y-24
later	a-60b-33c68d-43e-12f40g-21h-82i-24j-21k66l-47m25n-27o-45p-28r-23s-19t-17u-15v-20w-36x-41y-47
later $	a-19c35d-12f52h-38j-17k26l-27m-21o-28p-22q-16r-18s-13v-11w-14y-18
latest	a-22b86c-56d-59g-20h-35i-41k-45l-20m-14n-27u13v-12y30
laundry	a-75b-31c-21d-28f-33g-18k-28l-11o-19p-11q101r-28s-17w-11y-12
laundry on	g11r-13
laundry to	f-24g-17q33
leave	a77b-62c-57d56f-22g-43h-28i-23k-41l-25m-29n-13o-42p-51r-27s-26u71v-35w-31x-14y-46
let	c11d-17f16h-20j-23k15m-20n-15q-23r-21s-15t-12w-48x-12y25
let me	a20c-42d-16e-12f26g14h-22i-52j-27k44l-18m-12n-16q-19r-22t-11u15v13w-48x-12
let us	a-26b-12c29d-13f-21g-11i24k-58l24m-20o-12q-14r-11s-15v-20y34
life	a16b-30g-14i-12k89l-57m-24n-15r-12t-12v-25w-20x-14y-20
life $	b-22k71l-26n-12y-63
light	a-13b-32k-15l-28n-12r-17t71y-24
light $	b-28t44y-20
light is	b-14t27
like	b29c-16d-12h54i19j-20k-15m-42q-13v-26w18y-20
like $	a-11b81g16k-35l-18m-23v-53w-47x-13y-61
like _time_	a24b-19k-11m-24o-17w-31y51
like a	a23b-45d-11f24h-18i-17l-12m-43n-11o-15p14u-13v-32w-22y50
like for	a-19b-14g26k-17m-14n-15o-14q-27w46y-25
like to	d16g-12h-37i-56k66n-14u16w-13y-17
like you	a-17b-23c-14d-26g-12h-33i18k-25l39n25o-14r15
lincoln	a11b-29k-17n-39w61
list	a-47b-20c-22d-37f-16g78h-14i-19k-22n25q75r43y-13
list $	a-13b-15c-15d-30g29i-16k-15q57r64y-26
list _time_	b-45f-26g41q13t-14
list back	g63l-38q-13r-38
list for	b-19q-25r48
list my	b18d-14
list of	a-41b-16c12d-20f-32g21h-16k-14l46m-18n65q42r-52s-17t-13u-16w-19x-23y-91
list ordered	r11
list please	a-16b-14c-15d-35f-17g-19i-18l-23n-11q82y-12
list to	r14
listed	b-29g11k-19l-23m-31n60o41q-15s-15v-47w-27x-14y-57
live	b-30c-26m-43n-38v-25w55x-17y48
live oak	b-11c-26m-36v-18w60y-34
lobster	s16
lobster _time_	s16
located	a-14b-47c-89g-18k-18l-24m-19n70s-16v40w-31x45y-115
location	b-84c51d-28e-16f-25g-59h-42i-38j-17k-56l-35m17n-53o-39p-21q-21r-28s-11t24u-23v78w-35x-23y-16
london	m35w-16y-12
london $	m39w-15
long	a-28b47c-40d-13f-17g-13h31i-24j-13k-53l-52m-39n-23o-15p-19r-16s14t-15u-23v12w-22x-32y33
long is	b34c-14k-21v-25x-12
longer	a-13b-21c33d30i-36k-28m-17s21v12x-12
longer need	a39b-12c-27k-16
look	a-47b38c-41d-37e-14f-17g25h-22i-62j-24k38l-30m-11n-34o-32p-17q-28r-19s-23t36u-12v-18w-32x12
look at	a-13b20c-23t15
look like	b47n-16w-26y-27
look up	b44g24h-41i-20k-55l-15m13n-21o-25p-13t-28x27y-18
looking	a-26b102c-31d-16f-11h-88i-15j-18l-38m-77n-11o-16p-11r-29s-26v-37w41y-58
looking for	a-14h21i29j-14k-73l-23r-28s-25u-16w-12x14y63
looks	a-22c-19d-16f-12g18h56i-45j-28k11l-22m-18n-14o-20p-11q-22r-15v-11w-15y-31
looks good	a-14i-33j-17k29o-13y-11
looks great	k19
looks perfect	h33k-31
looks right	h-30k70r-13y-28
los	c-12k-37l-17m55s12y-11
los angeles	c-12k-36l-17m55s12
lunch	a41b48c-50d85e16f-18g-11h12i-51k-15l-19m-38n-32o-24p-12r-14s-46t-13u-16v-43w-18x-11y-17
lunch $	a-11b57d-36h29k-49v-13w18y-32
lunch _time_	a-22c-34d73h19i-31k-22l-14n-33o-19s-12v-31w-24y20
lunch date	b46c24d22e-27f-11h-22i-35k-45m-54
lunch event	c52d-21
lunch meeting	b28y-22
lunch with	a26c-12e18h-26k-14q13y-16
lysol	i-28k-24l-36r55
m	a-16b22c-14m37y-21
m t	a-13c-15m38
made	a-18b29c-38h-84k22m-25n-56o-14p-11r-15t-11v-33w-35x-23y15
made $	b-45c-29f22g16i-48k-12l-43m-22v-14w-36x-12y64
made the	k19
made you	i-13k48l-14y-11
main	a-21b69w-53x-16y-12
maintenance	a-44b-97c-20d-12f-11g-27h-35i-19k-32l-18n-12o-14r-26s-13t125u-14y-31
maintenance $	c-13i-12k-25l-13t58y-17
make	a60b-23c24g-22h-25i-26l-19m-14p-12s22v-13w-12y-22
make a	a14b14c-62d-14f18k-18q-11r21u18
make an	a17b-11c-41d-11o31r17t15
make it	a-71b-15c57h-36i-36l-21m-23p-17r-12s43v-19
make me	b-24c-63d-17f13g-16h-11i-44k77l-25m-19n-13o-12p-16q-15r-29s-21v-11y-21
make my	a-60b-52c47d45f-12g-30k-19q42r-11s-17t-14
make reservations	a-22c-16s46
make sure	a-46b11c20d37g-34h-50i21k-20l-13q24s14v-12
make that	a-51c63d-13
make the	a26b-16c30d-17k-11m-20s-11v-13w-12
making	b-12e12k-41l-17r38u16
making a	k-45l-17r39u16
manager	f-12g-22h-34i-12k-50l-11n89s-22t-12v-21x-17y-49
manager $	a18b24d11f-13g-14k-51n48s-11t-11u-11v-16x-15y-52
manner	i28
manner $	i28
many	a-25c-41d-15e-11h-67i-33k15m33n23p-17q-31r-14t-12u-22w-26x-45
many alarms	b-12l-19n-15o51y-34
many days	b-39k-11l-30m70n-12o-16u-12v33y-76
many meetings	b34
march	a13c-29k-14o-14q-13s-16x-14y59
mark	a56f-13g-18h13i-17k-29l-29m-25o-13r-15u-11w-11y-22
mark _time_	e13
mark me	c26f-11h19i-13k-23o-12r-13
mark my	a22b-12
marketing	a-11b27c-45g-14k-47l-37m-38u-13v-48w-30x-25y81
mason	a-14c21
match	a78b55c-29f-17m-12o-35s-17v-26y-60
matter	b-18h-20i-40j73k-20l-12s-21v-14y-24
matter to	j20
matter with	j16
may	a-16c-13h-29i-28k-32l71o-11w16y-57
may i	i-11k-24l31w18y-22
maybe	a-34b-17c48d-36g-16h-68i-103j-15k111l-30m-26n-28o-17s-16u-13v-24w-25x-11y-33
mcdonalds	c-49x41y-11
me	c-45d-15g12h-23i-22k-25l21o23p18q-16r44v-15w-15y19
me $	a-44b-24c-35d-21e-13j58k-25l74m-17n26p-13q-12r11s-23u-21v-16x-17y-36
me _time_	a-27b19c-45d-23e-14f-41g-24h-17i-25j-14k-40l-31m15n-69o73p40q-13r-21s-27t-14v-85w12x-22y-75
me a	a-16b-32c-26d-13i-13k-74l-32m42n-35o13p18r41t31v-13w11x11y-75
me about	a-31b54c-50f28g-19m-16o16p-33q28r-23s-17v-13w-22x-14y-61
me again	b-22f42i-13k-49l62o-12p-24v-25
me all	b24g54q-52y-16
me an	a26b28c-38k-33n-15o16p-16t18w-24y-22
me as	a31b-55c14f-12h22k-22l-12m-36o-19r-14s-12t-22v-21
me at	a49b-32c-11d-16h-16i-15k-25l-15m-39n19o70p-89r-20s-23v-14x-15y-20
me everything	a-22b30g14
me for	a49c-17i-24k-12n-38o-27u13y-17
me how	a-95b-58g-18i-14k34l50m-21r-11u29y17
me if	a-26c-15f24g-12l-20m-24p-12s27v-11w35x20y-46
me it	l26
me know	a-28c-16d-13f-21g11h-19k-24n-12p38q-15v19w-49y28
me more	r15
me my	a-54b27c-15d-15g48i-14k-22l-23m-22n-12o-14p-12q-29s-15v65y14
me not	i49k-37
me of	a-17d-18g38m35o-45p-25q-38r-11v-12y-19
me olly	i-21j32
me on	a26b-32g-11i-17k-26l28m-13o-16r-17u11y12
me once	k-15l49
me please	a-12g14l41p-11q-11y-15
me some	b-29i-31k53l-36m-54n-18o-12p-27r52v-28
me that	b-13f-26g-14l24o-62p57
me the	c-28d-20f-18h-14i-19k11m40n-37p-32s-24u-11v-72w-16y39
me to	c-36f97g-43i-15l-12n-40o-61p-37q16s34t-13v-22w-17y-28
me up	a-18k-22o88p-96y-17
me what	a-22f-15g42h-17i-15k-18l15m27q-15r14y-29
me when	a51b22d-11f-22g-49h-22k-60l-46m-63n-39o-35p62r-31s-26t-11u-22w-29y-43
me who	a-26b50g-26k-35l-30m-45n47p-11u-13v-53y-56
me with	a-35i-26l93y-59
me your	a43b-20k70l-54m-15o-13p-15q-14t-11
mean	a-91b-66c101d-26g-33h-22i-40k-64l46m-41r-16v-15w-15x-18y41
mean by	k-39l43
meant	a-51b-68c111f-11h-34j-16k-61l-28m-33n-13o-23p-13r-15s-18t-12u-13v-27w-16y-27
mechanic	a-40b-19k-12m-11r-14t73u-13v-11y-23
mechanic $	a-41b-31i-11k-13m-12r-15t72u-13y-22
medicine	f18o-12
medicine $	f18o-12
meet	a23b40c-26d-57e-12f46g-49h47i23k-26l-18m-28n-30o-40p-12r-21s-24t-18u-14v-42w-17x-12y-66
meet with	b63c-37d-12f-14h-31i45l-13n-15s-14v-16y-31
meeting	a60b72c38d31e14f18g-11h-28i-21k-31l26m-23n-22o-19p-16s-16t-11u-11v-33w-18x-15y-52
meeting $	a38b15c-11g-25h-21j-17k-17l16m-28o-28p-33q-23r-26s-34t-32u-27v-71w-26x-20y16
meeting NAME	b24v-13
meeting _time_	a55b13f43h-16i-31k-30l-29m-15n-35p-18q-11r-12s-13v-26w-23y-48
meeting at	b-31c47i-12k-17n-34o-15p-15s-17v-16
meeting for	a77b-36c-72d41e52f-19k-17l-34o-44p-11s-15t-25u-16w-16
meeting i	a-29b-16c-13d42f24o-11
meeting in	a11b-58c-77d-18e40l-23s-19v-29w-12x-21y53
meeting is	a-25b43c19m-14n-14y-20
meeting on	a65b-15c-68d-14
meeting schedule	a-38b93g-48k-13l-38m-36v-11w-14y-18
meeting scheduled	a28b-48c-11d23k-19l53w-12
meeting to	a26b13c21d-21f-15l-40
meeting with	a13b33d43h-25i-21l-14o-11y-26
meetings	a-38b166c-21f-11h-11i-14k-26l-11m-13o-40r-11v-24w-12y-51
meetings $	a-24b73g-11i-13k-15l-12m-25o-50v-14y-21
meetings _time_	a-41b89c-15h-17i-19k-27o-13
meetings are	a-13b50y-20
meetings do	b20
meetings for	a-12b33o-24
meetings on	b11
meetings with	b38y-12
messed	i38l-21
messed up	i38l-21
miami	b-48f15k-24m56o-12y-22
milk	a-23d-12e-32g-30l-15o-16q-11r90s-35y-39
mind	a-38b-18c-13f-13g21h-45i46j74k-46l-34n-12o-24r-13s-19t-12u-12v-17w-18y-21
mind $	a-40b-18c-26f-12g25h-53i51j65k-33l-30m-30n-14o-26r-13s-20t-13u-13v-21w-23x-12y-24
mind for	i-29j42k-11
mind to	j19
missed	i-19k-13l34
mom	a21b-32c-51d42i-30k-18m-17o-14y-13
month	b-32c12m66v-26w-21y-50
mop	b-57f-29g40q37
more	a-14c-13k-49l68m-19o-13r55y-12
more $	b-12i-21k-30l38r46
more again	l16
more on	l39r-11
more please	l18
more time	c-13i-11k-27l69m-30o-13v-11
morton's	s15
most	a-25c-19d-12e-32g-11h62i-31k-32l-27m-36n-11o-12r-16v-33w-41x-29y73
move	a-53b-27c89d-15i-19k-20o-13
move it	c31k-19
move my	a-28b-22c48d-11
movie	a22b17f18g-13h-18i-35k-22l-20m-11o-19v-32y47
movies	b-69c66d-15k-35m-24o-21s-15u-11v-37w-25x-20y45
mr	a-55b68c63g-16m-41o-38v-23w-20x-13y-43
much	a-22b-37c-33d-12f-12h15i-57j-11k51l-56m11n-19o-21p-24r-19s-13u-16w17x32
much $	h-33k38
must	a-20c-13d-12h-53i90j-17k-71m-11w-12
my	b49d11g28i-28k-11l-23m-17t11w-13x-11y-16
my _time_	a-21b30c-23d-49e-26f32g-21h54i-29k-37l-13m-18n-17p-14q-32r-11s52u-14v-24w-21y-15
my alarm	b-58d-14g-15h-16l-13o92v-13y-23
my alarms	b-27f-45g-15k-12l-20o71y-18
my appointment	a-63c61d36f21h-12o-16q-19s-11v-17y-18
my appointments	a-14b29c-11d17g-14o-16
my birthday	a-74c78d-45m31s-16y-17
my boss	a-47b-13c-33f37g-26h-12k-17n66o-18t-19u-21v-24w-14x-11y-45
my calendar	a37b69c-47d62g-21i-13k-26l17m-51o-17q-14v-15w-12y-33
my car	a-22b-20c-14f12t42y-11
my car's	a-49c-12t39
my check	l-20t42
my current	b-17d-11o12v19y-13
my day	c-14d17g-37h-14k-19m-32n-13o-19s-16u86v-61w-14y-21
my dentist	a-52b42c35d-26e32m-17
my dinner	a-12n-14s33
my doctor	a-12b71c11k-18n-59y-17
my doctor's	a-25b35c16m-18
my doctors	a-18b25f13
my entire	a-15b-20d47g-19k-20r20
my event	d27
my events	a-32b30c-42d39g-16h-14i-13k-14l-17o-14r-14t-16y-12
my hair	b38c-15
my instructions	h47i-13k-25
my last	a-24b79c-25g-19h-25i28k-31l44m-42o-17q-13r28s-17u-43v-21y-67
my list	a-19b-97c-22d-16f-23g20h-15l37n-30o-11q45r42t-12u-13x-12y-61
my lunch	a-64b-14c-35d48e-26h28k43n-11s-11y-26
my manager	a19b15f-11g-24h-37i-12k-13l-11n49s-22t-12v-20x-19y-30
my meeting	a-95b36c53d21e31g-26h19m-29n-14o-19p-14s-11v-11w-17y-17
my meetings	b40d-11y-12
my mind	a-41c12d18g-11j-20k45l-14s-17
my next	a24b18c-17d46g-23h39i-28k-37l-16m-19n-21o14p-16s-16u-32y-26
my oil	a-24b14c-15f-15t48v-11
my phone	a-69b-50c-21d-32g-16h-19i-24k-35m-22n-58o99p-11r-20u-11v42w-17x-46y-26
my reminder	b-28f-28g70l-12q-17r-22
my reminders	b-33c-14d-15f-11g96k-20l-32m-15n-11o-17r-15s-16t-14v-17w-13y-26
my request	i32l-19u11
my reservation	a-12b-16c-19d-39i-27s100
my reservations	d-60s71
my schedule	a13b87c-29d-14g-26h-13k-26l-13m-18n-12o-34q-24s-11t11u-17v-24w-14y-27
my second	a-20b63n-11v-32
my shopping	a-25b-40c-14g-43l-20r117y-31
my status	a64c-51d-23o-19
my team	a56b-37c-43f-17m-13n66o-11x-14y-67
my time	c-31m42
my tires	a-17b-27k-14l-11t64u-15y-29
my to	a-24b-38c-23d-35f-18g33l-11q45r-23y-13
my todo	b-48c-31d-34g70h-12i-13k-20l-14n-21o-12q57r-37t-16y-35
my vacation	b-46e-14g-17k-14l-16n-12u98v-36y-17
my work	b-78c87i-12k-22
name	a-47b-29c25f16g-17i-17k108l-77m-28n-18s20v34w-26x-11y-48
name $	b-62g-26i-15k64l-25m-29n-18s-17v57w-35x-12y-75
name do	k46y-18
name i	k21
name of	b29c19d-11s-19v-30w-14x-13y16
name should	k29l-11y-11
need	a25b-42d24e-15f-14h-35i-46k-42l13m-19q11r26w42y-27
need a	a-57b-52c-12d26e-12f31g-28h-30i-27j-18k-70l-64m-22n-38o32q-15r27s-24t-27u-11v-52w88x-38y-73
need an	a30b-35c51d-14k-36l-20m-21o21p-14r-17v-37y-12
need help	a-80b-27d-82k-13l84t18
need it	a-17c82d-13f-15i-25k-54l-18r-13s-13
need my	a28c-36g38o-11q-41s39
need the	a-85b-36c-40d-30f-11i-15k-47l-28m-18n-39o-14r25s-16u-15v74w-19x58y-12
need to	a27b-13c-34f-16g18h-30i-34k35l-11o-11p-21q13v-25x-18
need you	a-39b45d-19e-29k-72l-16p49q-13t-14
needing	k-28l30
needs	a-34b-40c82d46f-27g-54h-51i-48j-17k-117l20m-18n-12o14p-67r13t20w-17y-13
needs to	a-23b-30c-27d56f-24g-51h-21i-29j-15k-41l30o26q42
negative	a-20b-11c-29d-12h-92i140j-12k-115l-31m-14o-16p-11w-20y-30
nerd	a54c-29p-18s-18
new	b28d-28e-15f67g-29h-37i-70j-20k29l-68m22n-42o-11q-19r61s-18t-24u-20v-62w-11x-30y-62
new alarm	a-23f-27i-11k-24l-13o81p-22r-27
new york	c-20f-15k-26m59q-16r-15u-12v-16w11x-17y-51
news	b-38g-11k-29l-16m-20n-12r-17u42v-26x-15y43
news $	b-36k-30l-16m-15n-13r-15v-15y63
next	a-13b26c-19d33g-91h14i-23l-28m-43n-22o16p-14s-12u-24v74w-21x-19
next $	a-13b-51k-39l-41o-37v98y-37
next appointment	b52v-29
next day	b38m-27o-13u-41x-14y-54
next event	a-46b23c-11d96h-20k-23o-11v-73y-11
next free	b-29m-27v41y-17
next holiday	b-70k-16m-17o-13v87y-42
next meeting	a-38b114c-35d-46f34h-32i-25k-15l-21m-15n-16o-17v-45y-91
next scheduled	a-21k-14l-13v59y-24
next time	b-48h-12i-12k85m-29o-22x-11y-39
nice	b-36c-21h-58i-46k89l-22s-11w28y-15
nice to	c-18h-15i-13k53l-15
night	a67b84c-41h-63k61m-17o-13s-12v-83y-54
no	a-36b14c-16d50f-17g-12h-92i89j85k-19l-35m-27n-18o-18p-14r-15s-11t-11u-11v-20w-17x-12y-34
no $	a-20c-108d-43h-55i53j-42k17l-24m-11o-14p-11v-11w-18y-21
no i	a-40b-14c16d34i-27k-22l16
no idea	b-14c-56d-30g-11i-81j65k50l-39o-11y-14
no it	c25
no longer	b-21c-33d32i-36k-28s22
no that	c-39d-29h-19k34
no you	i27k-15l-12
nope	a-14b-13c-11h-49i34k15l-32o-12w-18y-18
not	a-57b-12g-12h-31i67j54k-13l13m-14o-14r-12s19v-16w-13x-12
not $	a-11b-17c-50d-17h-51i108j-44k-48l-40o-17s-12y-17
not a	a-19c-25i19k39
not ask	b-17c-41i27k18s-15
not be	b11d-15i30k-52
not bother	i-39j63k-29l-17
not catch	i-54j-12k-43l63
not clear	d-17i-37k-51l66
not correct	c-11h-125i127k-28l-14
not get	h-32i-51j-34k-69l98y-16
not have	c-11e15i-84j-43k91l-35r12
not hear	i-53k-52l70
not in	b76g-11j-13x-38y-33
not know	b-21c-30f-11h-27i-130j36k77l-132m-15n-14o-15s-13v-25w-14y-24
not matter	b-17h-19i-35j66k-19l-12s-22v-15y-22
not mind	i-94j82k-26
not need	c-13i29s16
not on	a26
not quite	i-67k20l44y-19
not really	i13j34l-28y-21
not right	h-74i91k-33
not say	b-14c-28j-11k86l-60n-14s-16y-19
not so	i-18k-60l56
not sure	c-11d-25h-56i-76k100l-21s-19
not the	a-42b-32c31d-11f-19h-46i40j-22k37l-17s-14y-16
not think	h-19i91j-25k-91
not true	h-152i127k-20l-14
not understand	c-22h-35i-14j-14k-67l67v-11
not want	b-11c-14d20g21h-15i37j-40k-38l-58q15y-18
not what	b-12c-15h-33i80j-27k-44l-27y-12
now	a17c14e-34f-19g-19h30k-38l-20n40o-24p-21q-16r-26u-11v-17w-16y-27
number	a-26b-57c-18f-11g-30k-29l-24m-27n55q-16r-22s-30t-12u-25v25w-44x59y-65
number for	b-36k-11m-15n17s-20u-11v-20w-31x51y-17
oak	b-11c-26m-36v-18w60y-34
obama	a36k-11o-19y-12
obama $	a26c-14k-11
of	a-34b-11c-15e-15h26i-30j35k-47o-28p-21s-13t-11v-21w-19x36y40
of $	a-19b-15f24g21k-40l36m-15r20y-42
of _time_	c15d25g-13h-14k-15o20s-12u-61v31w-44x-17y-35
of a	a-17b-24c-22g-11h-29i-17k-35l-19m-33p-15u-19v-24w-49x52y67
of my	c-26d-57g17h-25i-19k54l-16m-39n-21o13p-20r-17u64v-26w-18x-18y-50
of office	a-26c38f-12h20i-11k-21r-13x-11
of questions	k-24l53w-12y-27
of reminders	b-55g39k-11n-14q15r-19
of subjects	l23y-11
of tasks	g11q17r-11
of the	a61b38c-16d-38f-55g11h-40i-33k36l-28n-41o-33p-12q-27r-28s-27t23u-22v-13w-28y23
of them	a38b-49d-14h-24i-25k58n-13o-11x-11y-24
of things	g-19l26q40
of this	f27k12n-38v-16y35
off	a-31b-66d18g-55h-15i45k-37l-22m-39n-13q37s-11u60v63w-12x-15y-29
off $	a-17b16c-27d-26h-16i78k-51l-27m-38n-15q-12r-16s-12v21w-13x-20y-65
off _time_	a38b-55d-62i-18m-14o20p30q-13s-12u42v-41y-11
off is	b-48m-20u-14v112y-47
off my	a-45b-56c-11d55g-32l-11q20r25u-14v-13y14
off request	b-35u46v-12
off the	a-54b-11c-54d70i-16q15s12
office	a52b-14d-33g-34i-41j-20k-76l-33m-48n24o-25p-18r-29s-34t-23u-20v70w-64x23y-46
office $	a55c-51d-20e-16g-25h-35i-35j-16k-50l-16m-28n38o-20p-17q-12r-20s-21t-21u-15w-58x49y-13
office _time_	a68b-16c-55
oh	a-42c30d-32e-12f-13g-16h26i33j-16k15l-22m-18n-12o-20p-11r-13s-18t-11u-13v-19y-29
oh $	w17
oh no	i23k-16
oil	a-51c-27g19i-12k-11l-17m-12n-14o-18p-12q-22r-21s-12t79v-14y-27
oil change	a-41c-24f13g22i-14l-19m-14n-14o-17q-24r-17s-13t65v-16y-25
oil changed	a-15f-15t41
ok	a19b-69c-26d-33e-16f-19g-15h26i-91k62l-39m-23n-29o-25p-18q-13r-19s-21t-15u-17w-26x-18y-58
ok $	a-36c-26h32i-45j-31k16l-14m-13o-12v-49w-22y-21
ok thanks	h34k-20l-13
ok with	b-42j54k22
okay	a25b-30c-30d-26f-11g-17h-63i-57j32k81l-19m-36n-21o-14r-14s-17u-15v65w-79y-87
okay $	b-29h-16i-13k59v-26x-11y-13
okay thanks	a-24b-24d-20k49
olive	a-27c31d-27s41
olive garden	a-27c31d-27s41
olly	a-13c-15d-15h-17i38j85k-75l-11
olly $	h-16i-65j102k-80l-11
olly can	d-29i24
olly i	c-20i51n-19
olly please	a-12i19
olly that	h-18i71j-14k-50
olly will	d-12i17
on	a16b13g16h-11k-18l-23o-11p-11r12t20w-13
on $	a-23b-97c32g-17i41k22m-43n-22r-11t33v66w-25y-61
on _duration_	a-37b-72c-81g-20h-19i-19j-13k60l-16m69n30o-12p-81r-55s-15t-13v-57w-41y-72
on _time_	b40c26d24e29f-13g-59h-13i-22k-59l-16m11o-16q-15r-14s12t-17v-35w14y-49
on it	g55h-12i11k-29l16m-16n-12q-45s-26t-11v-11y-16
on my	c-11g39l-17m-31q12r23t23
on that	a-40c37d-34h28i-52k23l-11n-12r-12s-27
on the	a29c-26d-31f-18g-20h-16i28k-19l-18m23q-26r16s39t-16w-25x-12y-44
on this	a-21b68c-19i-36k-13l-44s-11w-18y-20
on what	a-27b16h-11i-11k-27l41m44v-27y-12
on your	a-28b-51f41g-11k-37l12m37r-13y-13
once	b-12i-16k-25l70v-14y-11
once again	k-17l47
once more	b-13i-17k-18l53p-11r-11
one	a56b-48d27f-11g-15i-42j20k11l20m-33n-19p-15q-11s-13u-11v13w-29x-13y-60
one $	a-78b-17c-27d41f-15g-17h68i-20l-65m-19n-25o-21p-13q-17s-17t-13u-14v43w-24x-12y-43
one more	c-12i-11k-25l74m-27o-12v-11
one olly	j21
one would	h-11i-13j13k28
oops	a-17b-17c18d-56h-20i68k-27l-33r-14y-13
open	a-29b-14c-47d50e-12g-16h-39i-44j-11k-47l-32m-54n-18o42p-14q-13r-13s-25t-14u-38v-24w-22x-17y84
or	a-33b-46c51d-17h-16i-50k41l-37m-13o-16r29s-23v-26w-39x-12y50
or a	i-47k61y-27
or not	u20
order	a-32b-13c-18d-15g-13h-18i-29j-11k-61l-40n-15o-20p-11q-15r131s-13t-14x-15y-28
order everything	r14
order for	c-13h-15i-13k-40o-14r66y-11
order me	k-37l-28r55
order more	c-11i-21k-15l-24r60y-12
ordered	a-29c-28d-15f-15i-11k-34l-28o-64p-14q-46r101s-13t-12u-11v-13w-16x-18
ordered $	r11
orlando	c-13e18m31w16y-34
other	a-13c-33d-23g-13h-21l-20m-22v55w-28x-15y18
our	b-34c-61f-18g57h-32i-15j-11l-13m-41n-32o-16q-12r-16s-13t-17v35w-13x-26y78
our next	m-38n-12v55y-54
out	a13b-32d-18e-25f27h-33i32j-12k29l-20m-18n-19o-28p-18q18r22s-13u-18v-23w-18x-17y18
out $	a-35b-34c-18d-14h-46i-69k81l-19o-19r19t22v-19y14
out my	g-44q61t17
out of	a23b26c28d-71e-27f-14g-21i-39j-14k52l-26m-12n-19o-15q-18r24s-13t-17u-21v-16w-12x-17y-51
out the	a24b-25c-21f38g24i16k-14l-12m-22q-39r-14s-19w-17x-15y-23
outback	s42
outback steakhouse	s22
outside	a-33b51c-25d-15g15h-40i-15j-13k-42l-26m15n-20o-22q-23r-11s-14v35x-13y-44
over	a-29b43c-88d-12f-32g25h-37i-78j-12k-43l88m19n-12o-22p-46q-35r-38s-15t-11v-24w-19x-17y22
pacific	b-22c-14m53v-27
paper	r20
paris	m15s12
park	a14b27c26f-17g-19h-15i-36k-21l-31m-19o-11s-22v-11x-21y30
park $	b46s-15y-43
party	a17b94c-20d29e20f-21h34i-37k-58l-27m-33n-55o-32p-19q-19r-18t-19u-15v-39x-26y-28
party $	a-19b13c16d74e23f-23g-15h-54i-47j-11k-46l-35m-14n-27o-30p-13q-18r-15s-14t-13u-14v-22w30x-30
party _time_	a23b85c-34d15e-11h-14m-21v-42w-16y-42
party for	a63b18c-33o-19s-26w-23
party of	a-17d-27s39
party to	a17b-59c-49d-24h78i-11k-17n-53s-13y-18
pasta	b-18s23
pasta &	b-18s23
pay	a-33b50c-52d-15e-19f55g-21h-75i-77j-21k68l-26m-33n-18o-40p-13q-14r-15s-27t-16u-18w-19x16
pay taxes	a-18f50o-33
pending	a-21b78c-20f30g-78h-14k-18l-15o-32q16u11w-34y-23
people	f-22g-16h-14l-23m-23o-17q-15r-22s19t-22v-17w-18x-19y34
per	b-67k-38l-44m-35n-27q-12w29x-29y83
perfect	a-21c-23d-11h76i-70j-19k-21l-22m-18n-11o-17v-11w-24y-25
perfect $	a-21c-23h58i-51j-19l-19m-18o-17w-25y-25
perfect thanks	h38i-36k-25
perfectly	h68i-61k-56l-15
perfectly $	h68i-61k-56l-15
person	b-19i-18k65y-20
person $	b-19i-24k49y-12
personal	a-64b-95d-77i-14k83l24r-15y-24
phoenix	b-11m27s-16v-13w29y-13
phone	a-64b-60c-31d-39e-15f-33g-28h-23i-32j-13k-58l-46m-36n44o82p-24q-11r59s-31t-21u-29v11w-45
phone $	k-15l-15m-12o18v-19w-15x-13y44
phone number	b-33c-15g-23k-16l-19m-16n52o-33r-16s-16u-18v32w-16y-54
pick	a66b22c-36f19g-13h36k-50l-13n-11o-29q-14r-16v-38
pizza	a37b-32c-12d-25f-20g-12h-39i-48j-13k51l-28m-21n-17o-20p-20q-14r-18s14t-14u-12v-21w-24x23y-82
place	a21b33c63d-11e-15f-18g-41h-37i-45j-15k-47l-11m-16n-24p-15q29r39s-19t13v-47w-12y-83
plan	a-37b48c-103d88f-21g67h-27i-29k-36l-20m-48n-20o-19r-16s-17t-27u-14v-34w-30y-55
planned	b105g-17k-27m-21o-13v-21w-29y-30
planned for	b75k-17m-20v-18w-30
plans	a-60b47c16d33e-27g-11h17k31l-35m-12o-26q-17r-15s21u-16w-22y-38
plans _time_	a-55b24c-35d46k37l-27o-15q-15s29u-13w-13y-23
plants	q23
play	a15b42c-11h-11k-69l-35n-29o28t-13v-68y51
please	a-14b-19g-12i20k-35l23n22s13w-12y-26
please $	a-31d18f17h-32k-35l35m23o-13p14q12v-19w-12y-41
please add	a66b-42c-99d-24f-17g-31h13i-14l-11o55q33r-11s-11y-17
please can	d-71h-36i30l44m25p13w-25
please cancel	a-17b-39c-15d-62h87k-11l-16o-24s11v-12
please change	a-34c-23d53m-26
please check	a-36b63c-16g-64h-22k-12l39m-11n-12s-26v-17
please clarify	l22
please confirm	a71b-22c-32d-16h-27i-24k-11l23n-22o-13v-27
please could	l41
please create	o21
please delete	a-36b-30c18d86g-34h-51i-59k-20o-14q29s-12
please explain	l-33r-11y54
please find	b-34c-19d-20i-13m-28y58
please give	b-18f16g43k-20m29n18v-18y-15
please inform	a-17d-11r-13y26
please let	a-11b-37h-11k-18o30p-38s-11v46y-61
please make	a50b-40c34d-27h-46i14k-31l-11q-15r-20s-22
please order	l-15r46y-13
please put	a45b-22c22d-21g-28k-13l-22n-11o-11q49r-11s-25t-13
please read	b-18g48q-48
please remind	a-70b-41c-43d-18f106g23i-25k-13m-32o-50p-28q-19s-16v-16y-12
please remove	a-20b-35c-23d34h31k-22l-11q13s-16
please repeat	a-30c-11g17i-38k-34l60
please reserve	a-20s25
please say	e11i-20l27
please schedule	a66b-34c-14d-12i-14
please set	a58c-23d-13f-21g-18h-15i-22k-33l-21m-36n-12o57s-12v-16y-22
please shut	i29l-15
please stop	i26l-14
please tell	a15b15c-12f-25g26p-17q-45r-12v28w-17x22y-27
please will	b-11i-24k-20l84v-41
please would	d-42i36
pleasure	h-87k104y-20
pm	a49b-42c43f-26i-32k-14
possible	a-28b-14c-21g-13h-16m-26n22s18t13u12w-21x-12y23
possible to	a-39c-15h-11k-16m-26s24t26w-15x-11y35
practice	a86b15c-38i-16k-13m-41s-11v-21w-13y-19
practice _time_	a-17b58d29m-40v-20
prefer	a-26b-39c46d-11g-11i14j-24k-44l-38m-14o-12r42s-17v-11w-14y17
price	b-37c-29g-27k-67l-50m-46n-14r-12u-13v-33w-53x123y-26
process	a46b-45c-26d-43f-12g-16h-39i88j-20k-55l-55m-27n-13o-24p-11t-12v-22w-32x-14y-40
process $	a-40c-21d-43h-40i94j-21k-54l-15m-15o-16v-14y-26
program	b72h-15i32k-14m-12o-27v-29w-35y-30
programmed	k87m-38n-13v-17w-53y-54
programmed you	k39l-17
provide	b35c-24m20
pto	a-78b-24c-31d-15f-14i-11k-30o-22p-11r-12s-24t-13u140w-17y-32
pto _time_	a-60b-11c-18d-15i-13k-36m-12o-11s-14t-18u80w-11
pto for	c-16k-12o-12u49
pto request	a-44b-11c-11o-14u76
purchase	a-70b-29c-32f-28h-24i-35j-19k-69l-54m-15n-32o-26p-31q-21r140s-25t-19u-20y-53
put	a66b-71c26d-13g-38h-15i-17k-28l-16m-17n-13p-11q51v-16w-12y-18
put a	a17c-16f-13q-15t36
put down	a34b18c-31
put in	a-51c-36q-11s34u50
put it	a16g-11i-12
put my	a40b-12c-37q30
put on	a50b-13c-50g-33q42r13
question	a-20b-37c-22h-32i17l58o-11s-15v-15y-19
question $	a-23b-29c-24h-34i27l41o-12s-11v-15y-20
question please	b-14i-11l32
questions	b-16i-13k-59l93v-18y-64
questions can	k-16l23
quit	a-11c-15h-41i82k-68l-21m-13o-11w-13y-14
quite	i-67k20l44y-19
quite catch	k-47l51
race	c34
rain	a-26b-55c-33d-11g-13h-75i-77j-14k-97l-24m-31n-15o-24s-19u-12v-29w167x-27y-59
rain _time_	b-24w47y-11
rain in	b-17k-12m-17v-21w74x-27y-43
raleigh	a-66b-68c158d-44e-19f-25g-16h-115i-119j-16k-137l-74m-33n-27o-64p-24q-18r-21s-25t-19u-19v-70x-20y37
rating	b-25g-18k-15l-16m-41v-32w-54x92y-80
rating for	b-12m-14w-17x33y-18
read	a-16b24c-11d-22g68i-11k-11l-16q-59r11
read back	b30q-11
read me	b11o13
read my	b17d-23g32l-11q-13
real	b-45c-51i-24k115l-30y-44
real or	k44y-29
real person	b-12i-21k35
really	b-15c-11j28k36l-47s-11v-14
really care	i-17j29k-15
really matter	i-11j33
really mind	i-34j40
red	a-20s27
red NAME	a-17s24
red lobster	s16
redrobin	k-16s45v-24y-32
refer	k62l-22r-16y-42
refer to	k62l-22r-16y-42
regarding	b-14c-15d-14f-13g-18j24k-44l-21n-12o-12q-16r-22s-15t-16y54
regarding to	j26k-26
remember	a46b-47c-43d-16g87h-16i-32l-66m-19n-17o13q-12r-22s-52v-16w-21y11
remember $	b-11f-33g73l-52o13r-18y-39
remember to	a-16b-29f55
remind	a-79b-23c-36d-26f94h-22i-29j-12k-40l-35n-13o14p16q15r-25s-21t-18u-11v-17w-15x-14y-23
remind me	a-69c-17d-17f65h-20i-19j-11k-36l-35n-11o17p18q18r-25s-17t-18u-11v-11w-13x-14y-21
reminded	a-39b-21c-28d-29f104g28h-19i-56k-54l-39m-19n-16o-38q-19r-30s-17t-25u-15v-11w-17y-28
reminder	a-107c-63d-20f163g80h-24i-38j-12k-23l-31m-35n-25p-43q-17r-36s-21u-22v-36w-26x-14y-45
reminder $	a-65b53c-25d-19f69h-25i-31j-11k41l-29m-13n-23o-123p-34q-11r-19s-16t-18v-59w-17x-21y-35
reminder alarm	a-14b-14f-25g-22o39
reminder for	a-93b-28c-25d-15f61g44h-19i-30j-14k-67l-13n-17o40p-46r-16s-24t-20u-27w-36y-32
reminder list	b-56f-37g99l-13n-11q-18r-27y-20
reminder to	a-48c-32f68k-38o-49p-12r-21t29y-16
reminders	a-40b14c-37d-18e-12f46g136h-29i-29j-14k-67l-64m-45n-30o-47p-22r-35s-21t-17u-18v-40w-30x-18y-96
reminders $	a-20b83c-36d-20f-22g31h-26i-30j-12k-51l-45m-46n-28o-22p-21q24r-24s-15t-13u-12v-41w-27x-15y-79
reminders list	b-24g31r-11
remove	a-79b-67c18d104e-12f-11g-24h-43i-40k-23l-28m-13n-16o19q20r-13s-15v-11w-13
remove NAME	a-34b-22c65h-33k-16n-14o-18s-21
remove _time_	c-43d49
remove all	c-23o24q12
remove fishing	d13
remove my	a-24b-17c-16d23g-26q29s15
remove the	a-25b-25c-53d66o12
remove this	c-27d46k-14l-11
reno	c-13g-13s-13v-12w-16x47y-26
reno $	b17w-14x27y-19
reno have	x21
repair	a-12d25t30u-14
repeat	a48b-25c-28d-23f-12g23h-42i13k-69l85m-13n-13o-21p-13q-19r-13s-12v-15y-15
repeat $	a37c-16f-12i-33k-13l44m-11o-23p-13v-14
repeat my	g46l-37q-26
repeat that	h-12i-26k-13l50
repeat what	i-11l28
repeated	a-34b-14c-80d-33f-12g-11h-63i-90j-22k-88l143m-16n-33o-26p-18r-36s-14t-12u-13v-19w-12y-12
rephrase	i-20k-14l69
rephrase me	l14
replay	c-16d-12h-37i-53k-35l99
report	b-25k-68l-26n45w66x-11y-48
request	a-34b-33c-13d-25i29k-15l-18o-11u117y-15
request $	b-18c-14i20k-11l-19u50
request for	a-27b-11o-13u63
request is	m-12u19
request pto	c-14d-11i-11o-15u42
requesting	a-39b-13c-18d-12k-40m-13s-13u75v-14w-26x-15y-19
reschedule	a-96b-49c97d-27e14i-35k-47m-12o-30s-17w-13
reservation	a-44b-74c-22d-51i-23k-13s205
reservation $	a-12c-22d-40h-28i-37k-42l-12n-12o-13s88y-29
reservation _time_	a-45c-16d-23h-14k-13l-12o-14s70
reservation at	a-23c-24d-25s73
reservation for	a-39b-27d-22s88
reservation i	d-12h-14i-23k-21l-12s59y-15
reservation is	b-43c-11d-13s51
reservation under	n-13s22
reservations	a-16b-62c-25d-31g-12i-14k-26l-25m-15n-18s185v-21w-17x-27y-73
reservations $	b-28d-22k-28l-20m-15n-15s122v-14w-14x-22y-58
reservations at	a-22b-46s86
reservations for	d-12i-16s53
reserve	b-15c30f-13h-12k-13o-11s18
reserve a	a-11c33h-12k-13s11
reset	a-25b-19c-30h-35i-57k-57l94m-11n-17v-11y-29
respond	b-45c-27e18g-27i-64k57l18n52q-11r-13s-16u-14y-47
responded	a-18b67c-55d-15g-37k-34l-12n32r-12s-11t-11u-27y-56
response	a28b-26d-14e-21f-12h61k-18n-11o-12r-11y-18
response $	a-16b-28c25d-11e-24h24i27n-11y-12
response to	c-20h75i-76k-17
responsible	b-11k56n-30y-25
responsible for	b-11k56n-30y-25
restaurant	a-77b-28c34d44f-15g-16h-40i-31j-30k-89l-36m-21n-17o-19r-31s28t-14u-20v77w-28x-21y22
restaurant $	a-20c31s30
retry	c-47d-18h-28i-56k-37l97m-17n-16o-12y-32
review	a29b32k-11o23p-19y-32
rid	a-33b-17c-13d48g-15q14y-27
rid of	a-33b-17c-13d49y-27
right	a-78c-25d-25g-12h42i14j-20l-50m18n-19o-19r11s-14v-18w-11y50
right $	a-71b51c-22d-30f-11h61j-19k-16l-48m-22n-18o-21v-11y-27
right answer	h-15i22
right response	h35k-12
roadhouse	a-15b-18c31o-21p-11s36v-28w-23x34y-44
robot	k50l-12y-13
robot $	k50l-12y-13
rock	a26b-34e15s15
room	a53b-32d-30f49g-24h16i-25k-45l-15m-21n-14o-35p-17q-15r-29s16t-28u-16w-30y-29
room $	a-34c25d-18f62g-26h-20i-22k-20o-18q-14r-22s-13t-24u-11y-21
room at	a18c-12
room for	a-43c18h28k-24p-15s25
run	a-70c48d-14f-26g-24h-19i-24k50l21m-32n-14o-18r-12s-21u-12v-18w-34x-13y25
s1	i-16k-13l47
s1 please	l13
s2	c-11i-16k-19l46
s2 i	k-14l35
said	b-14c-14h25k-21l57w-11y-36
said $	b-16h27i-14k-35l60w-18y-55
said _time_	i-38l42
said again	l41
said correctly	l13
said is	b-12h19i30l-19y-14
said once	i-11l17
said please	l33
sales	a47c-31w-12
sales meeting	b19
sam	a58b-45c32d-28f-12h-25i-21k-28l-27s-25u-13w-23x-12y-18
san	b-20d15m29v-14w16x23y-28
san NAME	b-20d15m22v-13w18x24y-26
say	a-21b14c-43d-28e25f-14i46j-14l24m50n-21o-15q-20r-14s-21v-26w-23x-11y-61
say i	a-27b39h-14k-18
say it	h-15i-14k-24l37
say that	a17b29c-22d-14h-28k-22l41s-13
saying	a-59b-31c-26d-25e37i93k-52
schedule	a77c-37f-17g-31k-33m-19r-11t71u16v-12w-19y-39
schedule $	a23b33c-27d34f-11g-36h47i-29k-66l-23m-20n-18o27p-11q-26r-19s-14t-39u-18v-33y-49
schedule _time_	a13b75c27i-13o-11t-20w-11
schedule a	a21b-35c-27k-12l26t35u28y-23
schedule an	b-14o39
schedule car	a-42h-14i-15k-13l-14t64y-18
schedule for	a-62b97c-32g-24i44k-12m-45o-29q-15s-12t-21u-14w-41y-14
schedule my	a55b-18d-12i-12t-29
schedule some	a-33u33
schedule somewhere	t12
schedule to	b-16t25
schedule with	a48h-15l-12t-11
scheduled	a-13b81c-28d11g-12h-13k-32m-28o-14t39w-26y-39
scheduled $	a47c-39d-16f-14g-14h-17i-16k-32l37v-27y-29
scheduled _time_	b75c-14m-21v-23w-15y-17
scheduled for	b46c-15d27k-14l-18m-19s18v-46w-22y-19
scheduled on	a20b-19g19
scheduled with	a41b-25
schedules	a-14b88c-27d29f-18g-13k-14m-23o-16p-21s-12v-34w-17y-28
school	a28b77c-46f42g-16h-20k-40l-13n-28o-12v-28y-92
search	a-50b63c45d-48f-15h-21i-24k-36l-11m15n-14o-18p-11r-12s-22v-16w-14y-24
search for	a-22b67c-60d-25i-15k-15m19s-11v-13
seattle	b29d-11m-30o-14v-22w35x-27y-39
seattle $	b-56m-31o-14v-21w75x-27y-40
second	a-32b-21i27k-58n-15v64w-30x-11y-16
second event	a-24b-15k-56m-17n-13v67w-31x-11y-11
see	b63c-47d-16f-15g28h51i-41j-11k-27l-28m-13q-22t-11v-26w-12x-12y16
see NAME	a37b33l-11n-17v-17y-34
see if	c-19g21k-18n21q-18x-13
see my	a-25b44k-31y-15
see the	a36b-21c-15f-16g38k-16s-20y-23
see you	h-42i-18k79l-14y-11
seeing	a-25b64h-22k17v-11w-12
select	j46k-44
send	a39b-72c31d-37e-12f-22h-29i-62j-16k-59l-32m-20n-26p-25q-14r-18s-22t-16u-23v83y-52
sentence	l44
service	a-31b32c-19d-20f-11g-20k-29l-18m-11n-16q-15r-19s-31t-15v-21w-27x53y46
service $	b-28w-12x60y-22
session	a49b30d38o-15p-14s-13y-29
set	a31b-35d-12i-18k-22l-18m-30o71p51v-15y-15
set $	a-30b-38g24k-25l-17o75p15v-14y-58
set _time_	a86b-34c-49f-19h-26i-47k-18v-14y-27
set a	a20b-15c-35g-25k30p28y-14
set alarm	a-14f-16o45p-20
set alarms	a-12o25
set an	a-42b-23c-21f-22k-13o-12p29y44
set for	a-19b15f37g-35m-22o20v-14w-12y-11
set me	a22b-21c-13f38p-24y-12
set my	a22b-12c-14o14
set reminder	a-52b-22c-28d-12f19g-14h-16i-18k-34o43p-22y-17
set the	a-12h-17k-15m-57o52s-11y-19
set timer	a-18o-21p36
set to	a-17b39c-25f-46g25h-17m-16o29p21v-22w-28
set up	a51b-49f29g15i-21k-35l12o-35p-19s13y-20
share	a-22b30c-12k-16m48v-40x-63y53
shirokiya	a-18w-12x37y-11
shirokiya in	a-18w-12x37y-11
shit	h-21i44l-31
shopping	a21b-14c-32g-53i-11k-19l-18m-50o-13q-14r154y-38
shopping $	b-31f30g-19r40y-15
shopping list	b-37g-49k-16r122y-20
should	a-18b-43d-18f-11g-22h-19i-44k38l28m-26n-12o-15p11s-17t-13v-23x-39y32
should be	b-13c15d-20h-19i-51k21o-12w-17
should i	a-15b-35c-22g-16k27m-22n-13r-12s-11v-22x-43y49
show	a-19b59c-11d-47e-15f-23g-46h-31i-40j-16k-68m13n-20p-20q-18s-19t-18u-17w-18y56
show me	d-15f-12g-36h-13i-12k-16l11m19n-12p-13r-23t-11u-12v15w-11y15
shower	a-24b40c21i-15m-11
showing	b32d-11
showing on	b33d-12
shut	h-12i82k-48l-23o-11
shut down	i37k-11l-15
shut off	i27l-11
shut up	i50k-33l-14o-13
smith	a21
snow	a-21b-73c-20j-18k-25l-13m-42o-28s-18v-31w116x-49y-63
so	a-23b37c-16d17g-29h-75j-17k73l12m-23n-14o-12r34s-13v-16w-11x-12y-17
so clear	d-17i-17k-60l57
so much	h-29i-14k34
so will	k-12r20
soccer	a43b31d16f-12i-14t-12w-12y-35
soccer $	d13
soccer practice	a47b-44d20i-13o14y-13
some	a-22b-38c-49f-20g-16h-22i25j-17l-32m-55n-34o-22p-27q-11r78s-17t-11u31w-17x-14y37
some car	t19
some more	k-12l-12r24
someone	b-49t23y54
someone to	t11
something	a27c-22d-27f24h-33i24j-14k-18l-25m-18n-22o-36p-19q-25r12s-22t-13u-17v-21w-27x-20y41
something $	f38g-13k-15l-11q-22r15
somewhere	a-15t31
somewhere get	t12
soon	a20c-22g-19h-26i-49k31l-23n-29o-11r-20s-11v66w-12x-20y-41
soon $	a22b-69c-20h-21i-46k66l-12r-20v46
sorry	a-61b-23c34d-46e-11f-11h-70i-34j-59k-52l126m-20n-16o-26p-17q-14r-22s-25t-11u-22v-22w-28y-40
sorry but	c-27i60k-13l-29
sorry i	a-58b-21c87d-21i-30j-46k37l-103o-13s-15
sort	b-12k-14l50w-19y-25
sort of	b-12k-14l50w-19y-25
sorts	k-34l49y-26
sorts of	k-34l49y-26
spa	a-30b58c53d-17i-12m-22t-12v-76y24
spago	s29w-20x-18y-14
spago in	s29w-20x-18y-14
speak	a-29c-21d-16g-11h-13i16j-13l35n-13o-17q-15r-18s-12t-12y48
speak with	a-18f16k36y-11
speaking	b-45i16k64l-17y-29
speaking with	b-45k67l-13y-28
spoke	l35
spring	a49b-16c47d-36h-11k-35l-12p-12
staff	b44c32m-33n-22o-11p-16v-11y-31
staff meeting	c37d-17n-22p-16y-17
standard	b-38k-26m49n-11v-16w-22y24
starbucks	a-33b-19c71h-21i-23l-19m-31n-11s-22w-19x24y-17
start	a-16b17c90d-38e-25f-15g-15h-31i-88j-13k-64l58m-45n-61p42q-12r-19s-19t-21u-30v-49w-30x-25
start $	b59c-19g-12l-15m-24o40p-15u-15v-56x-14y-20
start _time_	a30b-30c50d-29i-39k-37m-21o-16w-11y-11
start a	c-46k-11p56
starts	a18b-43c-38f-14h-16k-32o-24p-35v-19y76
state	b-15m-26v-19w-32x-16y59
statement	a-13c-19h57i50k-106m-13y-19
statement $	a-11h37i66k-102y-13
states	b-29v-12w-11x-20y33
status	a54b14d-40g-19h-21i-23k-27l-34m-45n-16o-12r-11u74v-46w-39x-17y-49
status $	b-32c55d-36h-27i-27k-28l-37n-18o23u49v-34
status of	b34g-13m-44o-19u53v-28w-37x-17y-48
steak	a-25b-18c-12e11f47g-12i-28j-18s12y-25
steakhouse	s25
steakhouse $	s14
still	a-46c-38d-36g-13h-25i61k-22l-16o-11r-23s34v-12w15y-27
stop	a-20b-16c-39d-13g-11h-37i110k-66m-11r-12y-28
stop $	h-18i79k-41l-22o14
stop it	h-22i48k-34l-12
stop please	i41l-29
stop talking	a-12c-13i43k-18l-15y-12
subjects	b-44g-21k-66l115m-28v-17w-20y-91
subjects are	l18
subjects do	k-13l21
submit	k-24r33u18
submit a	u20
supervisor	a-24b-42c26h-11k-43m-14n112p-13y-90
supposed	b51i-17v-34
supposed to	b51i-17v-34
sure	a-52e-15f-19g-22h108i-15j-49k23l-56m-59n-24o-29p-17r-21s-12t-16u-19v-24w-22x-15y-39
sure $	a-23b-13c18d-30h70i31j-50k-49l-14n-12o-16r-11s-22w-21y-22
sure my	a-27b23c-54d22g-12s23v-13
t	a-13c-15m38
table	a-35c-50d-42f-11h-42i-86k-57l-49n-18o-16p-11s161v-15w-16y-28
table for	a-32c-13s58w-14y-13
taco	a-37b-16s56
take	a-20b-58c12d27e-11f15g-33h-29i-32j-11l-26m-30n-18o-15p-11q17r-13s46t-12u56v-31w-19y23
take a	u29
take my	a42b28c-15f-18g-13k-12m-24s-14u-41v-15y-12
take out	a-41b-13d17f43g-18k-17q11s-15
take reservations	b-11s63x-17y-34
take the	b-22d15f16u17
takeout	b-36g-16j-11k-12m-17n-17r-12s-55u-22v-22w-11x110y-61
takes	b70c-13k-19l-13m-15n-19o-20s35v-46w-11y-75
takes reservations	s30
taking	b30s16v-27w-16y-16
talk	b-37c-57d-21f-25h-34i61j-41k18l-37m-35n-19o-12p-13q-13r-15s-23u-12v-37y24
talk to	c-25i49k-26
talking	a-20b-21c-32d-17h-55i76k33l-35m-11n-11o-12p-15r-19u-11v-14y-40
talking $	a-12c-24d-17h-39i80k-39l-25m-12r-11v-12y-28
talking to	b-14h-26i-21k86l-11y-22
talking with	b-13i-19k30
task	a-34b-14c-41d-29g33h-41i78k-53l-20m-14n-12o-11q50r-29s-11y-30
task $	c-36d-21h-28i82k-50l-20m-14y-26
task all	i19
task list	a-36b-13c-17d-17g36i-32n-11q64r-28y-11
tasks	a-19b-29c-34f-12g87i-16k-52l23m-29n-17o-24q-19r-34s-16u-17v-13w-13y-43
tasks to	g11q17r-11
taxes	a-17f55o-33
team	b-20e-15f-24g-15i-12k-24l-14m-20n61o-21s-17u-21v-31w-16x-21y18
team $	g-11k-12l-12m-15n74x-15y-75
team _time_	a33f-14
team meeting	a-58b38c-11d19e-13f-11n-17o-13u-18v-27y55
tell	a-11b19c-27d-19g17h-29i-20k24o-11q-20r-13v47
tell me	b25c-17d-13g13i-13l20m36o-11p12q-20r-13s-12v-23
temperature	a-35b-36c-26g-17h-79i-87j-11k-104l-28m-56n-14o-19p-12s-17t-16u-14v-21w155x-46y-66
texas	a-15b-18c31o-21p-11s36v-28w-23x34y-44
texas roadhouse	a-15b-18c31o-21p-11s36v-28w-23x34y-44
than	a46b-19c16d-30f-23g-19h-65k-44l-13n-22o-13s-23u-13v-46x-53y65
thanks	a-17b-32d-24f-13h64j-15k33l-21m-14n-20o-18p-12r-13s-12v15w-18x-12y-35
thanks $	a-32b-19c-46d-29h17i-30j-15k45l-30m-15n-13o-24p-12r-11t-13v-23w-14y-18
thanks but	h-17i43k-38
thanks for	a-33b-23c-67d-22h33i-42j-13k22l28n-11o-14r-14s-11v-23y-14
thanks you	i53y-12
that	a-28b-27c40g-11h44i43j-13l37m-22n-16o-25r-14s18u-11v-24w-18y-36
that $	a-62b-68c21d-50f-15g-23h23i25j-68k32l48m-18n41o-18p-15q-15r-19s-31u-16v-31w-30x-19y-65
that again	i-21k-34l48
that are	b41c-13i-12l-11x-16
that does	a12c-12h-17i-33j36k-14
that event	a-41b-57c72d50g-13h-95i-50j-11k-81n43o-14u-12w22y-12
that i	a68b-45c-60d20f19g43i13j-47k-12l-45m-33n-11o-12p-23r-16t-12v-20w-22x14y-42
that is	a-33b11d-11h41i20j26l-30m-12n-15s-13v-27y-26
that last	a-11d-59h-16i51l13
that looks	h40i-28j-16k-18
that meeting	a-57b-30c34e53h-31i-42k-26l-11s-15w-13
that once	l23
that one	a-40d67g-13h-31j-17m-12n-14q-14r-17s-11v-17
that please	c-13d50h63i-126l39s-13
that the	a-32c34i11w30y-27
that to	i34k-34l17
that was	c-13h11i43k-35
that will	c-27h62i-21j-17k-25l-21s-11
that works	c-18h68i-42j-17k-35l-17y-11
that would	c-13h39i22j-34k-70
that you	h-18i-24k26o14
thats	a-25b-12c-33d-18i40j-13k42l-53m-13o-18w-18y-17
the	b34c28j-11k-33l-28n-24p-12w19y26
the NUMBER	a20c-14d34k-24s-26v-11x-11y18
the _time_	a-11b15d16n-12o23
the ai	b-23k18l45s-15v-14x-11y-29
the alarm	b-37c-32d-31i-13k-30l-13m-25o119s-13w-44y-33
the alarms	o54y-11
the answer	a-13c-30d-33h61i40j-14l-28m-11s-17y-35
the appointment	a-81b-57c55d19h-34i-21n92o-14s-27w-13y-28
the area	a-17b26c14g-12k-11t42y-39
the bathroom	f-18q31
the best	a-13b-54c-15h-48i-24k53l-12m-35v-20w-33x-19y73
the birthday	a-19d30i-17
the calendar	a55c-51d32f-13g-18k-11m19w-30y-27
the cat	f15
the central	b-19m33n-12s-14y-11
the command	a-50b-37c-33h39i53k-17m-13o-11s-12v-12y-22
the company	a-12g23k47l-40m-24w20y-16
the correct	c-17h-26i39k-18
the current	a-44b-34c-44d64g-14i32k-47l-18n-25o-16s-11u-11v23w-24x-21
the date	a-44b-43c-16f-47g-19k-20l-25m64o-13p-11r-12v62w-58x-14y-47
the dates	u21
the day	a-35c25f-19g53i-12k-55m71n-14p-24s-13u-32v-16w-34x-20y-105
the dentist	a-25b31c-32d31f16h39k-11o-11y-33
the detail	b-39l66
the details	b-20d13h26i-21l35
the dinner	a-45d-55h-12i48m-14s41y-17
the dog	b19f-13
the event	b27c44f-13g-13h-13i-14m-44n-18o-41p-13s-23v-21w-23x-15y-25
the events	a46b-23c-29d18m-13o-19y-18
the fall	a63b47c-29d-29g-15i-44k-39l-14m-52n-15p-11s-14v33w-17x-14y-58
the first	a-28b43k-42m-25o18w-22y29
the help	a-17c-18h-17i-17k51l-79o-11r37y-35
the instruction	i-11l38
the items	a39c-18d-15g45q-37
the last	b-95d-35h-13i-32k-13l74m-18o19r-11v-44w-15y54
the list	b28c46g-18i-11l-13m-28n-14o20r-25v-14x-14y-54
the location	a37d-25e-11f-19g-19h-36i-19k-19m-14n-24o-28p-17q-14r-14s-24t30v-58x-13y-35
the lunch	a-68b-33c46d-34e17h35l-18y-12
the meeting	a-78b33c24f-21g-19h-36i-86k-46l-43m-39n37o12p-12s-20u-11v-14w-18x-12y85
the most	a-11b-39m-34v-23w-40x-27y75
the name	a-28b21k14m-12s37v-24w-13
the next	a-28b-30c-14h-19k-28l-14m-26n-19o30v42w-24x-18y36
the number	b-37k-11m-16n18s-20u-11v-12w-32x50y-19
the office	a26b24c25d-16k-29m-26v-16y-22
the one	a62b-67c40d-46e-11g-18h82i-51j-26k-126l-29m-32n-12o-31p-20r-21s-21v-49w-28x-21y-65
the order	y17
the other	b-13c-33h-20k13l-11m-17v62w-21y-57
the party	a-43b42c11d-12e18s11w-29y-18
the person	k30m-13
the process	a56b-43c-17g-14h-13i35k-15l-48m-19o-14v-13w-30x-13y-30
the question	a-19i-22k-29l57y-18
the rating	b-19g-11l-13m-26v-13w-38x66y-53
the reminders	a-16b40g51k-33m-20n-13o-16p-13w-14y-58
the reservation	b-46c-34d-13h-19i-33k-21l-14m-11s98w-19x-16y-25
the restaurant	a-53c-32d56i-15k-50l-20s43v-38w-20y-24
the right	f17h-14i26k-14
the schedule	b23c-47d-19h53i43k-41m-24o-16s-16t-16u-11w-48y-13
the shopping	b-29g-26m-13r50
the staff	a-15b26c26d-11n-24p-17y-17
the status	a-32b31g-15m-45u58v-30w-38x-17y-51
the task	c-34d-20h-16i45k-39l-13q31r-13y-12
the temperature	b-16g-11m-46v-14w60y-28
the things	b-52g59k-16l-11r20w-19y-11
the time	b-14c-29d-14g-12k-73l-46m147o16p-33r-12u-12v-39w-30x-15y-63
the timer	a-14c-53h-12i-24k-18l-22o-36p96w-12y-17
the timezone	b-20k-16m80v-17w-30x-21y-52
the trash	a-34b-16f43k-14s-15
the types	l15
the united	b-29v-12w-11x-20y33
the upcoming	a20c-27d24g-57l-21o-12v73w-14y-31
the weather	a-20b-63c-18d-11g-13k45l-33m-39o-18u-15v-25w59x-27y-17
them	a16b-25c-49d-16e13g-13h-29i-34j-14k-35l-24m-25n-24o-18p-87q-11r95s-11t-11u-12w-19x-16y-11
them $	a42b-31c-25d-12h-24i-27k56l-13n-17o-13r-18w-12x-13y13
then	a50b25c55d-69h24i-47k-59l-21m-15o-16s-17t-21u-13v-30x-17y-37
there	a-49c-15d-24f-19g-12h-37i-31j-14k31m22n-26p-18q-11r-16u-14v30w23x-49y25
there $	k43l-11m12w-13x14y-11
there a	a-30b63c-38d16f-38g26l-14m-66o-24s-25v30y-84
there any	a-33b31c-35d-22g-17i-11k-39m-31o27s-50v46w-12y-13
there anything	b-38c61d-15h-11k29l28m-39o-12s-19v-32w-33y-46
there is	a-35c-17d-12f27g-11h-42k-49l26m-32n-15o-18p-11q-13s-11v49w27y-33
they	a-19b-24c-37g59k14l-18m-23r-16u33v-12w-11x14y-34
they take	s26
thing	a-14b75c-36d60f26g20h49i-30j-17k-67l16m-29n-40o-18q-16r-15s-31t-16u-14v-31w-25x-20y-87
thing i	b-14g39l13w-15y-23
thing said	l21
things	b-46g53l28q21w-16y-59
things are	l13
things can	g-12l38
things i	g25k-37l37q-12y-13
things on	g-14r20
things to	g-20q46
think	a-45b31c-34f-11g-12h-32i70j-17k45l-43p-56r-15y-30
think it	h18
think that	h22i40k-54
think you	h-13i59k-41l-15
third	a-16i-13k-28l-25m90n-17v-45w-21y-73
thirty	a-23c-30k-16m47u-14v-20y-23
this	a29b-26c-20d-53e-16g-32h18i37j-16k44m-17p-20q-22r-18s-44t-20u-19v55w-24x-47y-41
this $	a-39b-21c-26d-17f-13h94j-50k-105l77n-13o-17v-28y-15
this ai	k52y-32
this event	a32b13c11d53f-22g-12h-30i-27k-64l-19m-43n-16o-24q-11v-22
this is	a-20b-24c-13d-12i-16j39k18l-22n-12r-11v-18y-19
this looks	h-17i-14j-19k41o-14
this meeting	a27b-58c56d-53h-88i82k-49l-24n-43o-29y-21
this was	h-22i13k30
those	a-21c-26h42i41j-21k-45l-18y-14
three	b13d13f-42k-16m-15o60p-26q-16s12y-14
through	b37c-15f-11g23k-12q-38y-13
till	a30c-24l-22m-24u-11v71x-18y-23
time	a-28b13d-19f-13h-28i-20m119n-15q-21r-12s-14u15v33w-31x-14y-47
time $	a-45c-29d-22g-27h-47i-49j-14k34m35n-41o31r-17s-19t-14u16v23w-19x-13y-120
time _time_	a-18b-15c32d-49e-11g-13h-20i-19k-71l-32m48n-13o-38s-13t-13u-33v32w-58x-16y17
time difference	m18
time do	a-15b88g-11k-23l-34m11o-48r-16v-24y-45
time for	a61b-47c-30f-13m17o22p-12r-13u-12v-21y-37
time i	a-27g-17o57r-11u13v-63w-12y-40
time in	a-24b-25c-55k-17m130v-51w-16x-20y-53
time is	b66f-21g28h-15k-28m-13o-43p44q-39v33w-49y-59
time it	b-11l-15m75v-13
time of	a29c39d-17m-39o-30v-17
time off	a-37b-18c-34d-11f17m-11o-22q-14s-11u58v33x-13y-32
time please	c-40d-11h-12i-48k-22l66m59o-13v-93y-26
time to	a53c35d-11f-14h-14k18m-27o-18p-30t15y-20
time will	b-18c-25v-12w37y-15
time zone	b-45c-43i-12k-30l-14m104v-27y-25
timer	a-56c-60f-23h-26i-24k-90l-26n-11o-47p182r-22w-11y-26
timer $	a-47c-22f-28h-14i-25k-27l-23o-13p97y-27
timer for	a-27c-20k-39l-13o-35p89r-17
timer set	a-11l-11o-20p43
times	b-11i45j-19k-41l-15o50y-15
timezone	a-16b-53c-21d-15g-16h-38i-37j-12k-59l-46m218n-26o-13r-12s-20v-32w-28x-26y-83
timezone $	a-14b-36g-11h-11i-19k-38l-30m100n-21o-13r-13s-16v-14w-13x-15y-25
timezone for	b-46k-14m62s-16w-25x-15y-28
timezone is	l-12m73v-22y-11
tire	a-54f-43q-14t78u-22
tires	a-50b-27c-14k-19l-15s-13t77u-15y-29
tires checked	l-11t35y-17
titled	a17
to	b-16c38d-13f13g26i-17l-23o-11v-14w-14
to $	a-14c-30f-12g-15h-51i-44k84l-13m-50n40o30s-12v-17w-15y-69
to NAME	a-90b19c-70d-21e-12f-19g-14h85i-21k-27m-19n38r-23s-25t-13x-11y-54
to NUMBER	a-37c69f-18h-16i-24y-47
to _duration_	a-12c38k-16
to _time_	a-49b-36c123d-14f-11h-17i-23k-32m-59o-22s-12v-11y-12
to a	a20b-13c-11f20k-27
to add	a14b-19c12f-26h-11k-11q34r-13s-11
to answer	a-11b-16h-15i-39k-19r-24y47
to ask	a-15b-18f29g-35k-16l31u21v-13w19y-16
to be	b-65c27d20f50g-12i20j-19l-34m-52n-22o26r-23u-14v-35x-20
to book	a-35s31t14
to buy	a-32b-23c-15d-16f-18g-41h-11i-12k-21l-18m-13q-15r87s-13t-14w-18
to call	a-70b-16c-45d-11f78g-14k24l-12m-14n51o-56r-16s13w-20y-44
to cancel	a-58b-30c-17d60f-16g-34h39i43k-43l-52m-47n-17o-20q-15r-22t-14u-17v-37w-47x-26y-72
to change	a33b-14d-29f20g-14m-15o-13q-11s-13t12v-11
to check	a32b-43c-33f50g-24i-39j-15k-13l17m-14n-11o-11r-23s-22t26v-13w-14y-26
to choose	j29k-16
to clean	a-22b-16c-20d-16f37g45h-15i-18k-11o-26q-14r-22t-18y-28
to command	h67i-41k-13
to complete	l-13q36r-21u-11
to confirm	a-31b16h-14l19s29
to create	a41b36c-11e-32k-26l18r-14t-14y-15
to delete	c-11d26
to do	a-30b-23c-51d27f18g72h-24i-29k-44l-31m-34n-16o-17q75r-43s-14t-13v-21w-28x-12y-73
to eat	a77c-14d-11f35g-13k-86l-13m-24o-35r-15s-18w-16x35y-36
to find	a-53b52d-16f-13g-13i-16k-20n28q-15r-20t-11y-23
to get	a-15b28c-59d-33f22g-38h-24l-19m-16n-12o31p-15q-20r23s-16t37u-24v-31w-33x-20y14
to give	a79b-57c-20g-11k-30m-25n-47o-28u22w-13y-30
to go	a-41b-14c-50d16e-24f41g-30h-23i-44k61p15s-13u27v-12y26
to have	a42b-52c-12f16g-26h-18i-28k-25l25m-19n-17o12r-27t19x-13y19
to hear	a-11g35k-13l43q-52r-13
to help	a-13g41i-28o16r-12y-39
to know	a-31b40c-40d-19f-15g19i-19k-38m25n30o-16q-43r-20t-16w20y36
to last	a-25c46i-20
to look	b-57g24k-17v-19y43
to make	a-25c-28f27k-22p-21r42s17t-17u14y-17
to me	a-12b-16c-30f-21g29h43i-30j35k-60l-12m-11n-24o-15q-17r18s-20u-12v-12w-12y44
to meet	a46b65g-48h-33k-11m-22n-16o-20r-16s-13v-16y-50
to move	a-43b-14c54
to my	a18b-47c29d-61g-21n37q53r16t-11y-12
to not	c28g-14k-15m-15v-11w-20y37
to order	f32l-15r12
to pay	a-20b-26f36g-13k-12s-13x22y13
to pick	a50b24f22g-13k-20l-12o-25r-15v-37
to put	c-23g-24r14s37u-25
to refer	k37r-16
to remember	a-17b-15f-17g81i-13k-38l-36r-21y-33
to remind	a-16b39f41g-23h-18k-13l-12p-46q-23r-14
to remove	a-27d51q11
to repeat	a50c-18f-13i-20k-16l30m-11o-21p-13v-12
to request	f26u32
to reserve	a-13s18
to say	a19b-22c-28d-24f-12g-28h45i39j-12k-34m-19
to schedule	b-25f-46g-16h-14i-14k-12l15m-11r-21t60u15w-14y-28
to see	a28c-23d-12g27h31k-37l-11n-16q-29r-11
to select	j46k-44
to set	a-21b-18c34f-69g-36k71l-28p51r-18s17t-11u11w-11y-15
to speak	a-31b-11c-19d-16f11g-14h-12i28j-16l-31n-11o-20q-17r-20s-14t-15y52
to start	a-13c33e-20o17u-18y-11
to stop	a-12i37o18
to take	a17b-42c-22d-15f34k-27m-31o-17q-11s-34u51v-18w-17y-15
to talk	c-15h-16i-38k54w16y-15
to that	a-28b23c-13d-31h20i22j-14k-14l-37m-12n41y-11
to the	a-31b40c62d-28e36h25i-34k-38l-11m25n-16o-17p-12r-11s-24t-12u-11v-12w-19x-14y-63
to wake	f-47o52
to what	a-40b-22c-33g-11h-11i-32j18k-36l-13m-22p-11q-11v72w-13y-29
to which	j21
to work	a47b51c-53d-13f16g-27h-22i-76k-44s-11v26y-74
to you	c-28f-13h-30i40k27l-31r-21y-47
todo	b-47c-31d-40g62h-13i-19k-20l-14n-20o-14q72r-38t-16y-34
todo list	b-47c-31d-40g62h-13i-19k-20l-14n-20o-14q72r-38t-16y-34
tokyo	m32v-11
tomato	r30
trash	a-36b-16f53k-27m-23y-11
trash $	f12
trip	a54b-37c17e30g-11i-20k-25n-16o-12s-26t-11u-15w26y-70
trip $	a-52b23c42d-38e36i-19k-17n-18y-38
trip to	a54b-76c-27k-11q13s-19u-11w33y-53
truckee	b22m-13s-11w-19x47y-37
truckee $	b32w-17x38y-35
true	a-34b20c-42d-21e-11f-14g-18h121i-81j-23l-33m-41n-26o-19p-14r-16s-19t-13u-15v-35w-55y15
true $	b18c-23h78i29j-17k-86l-26m-11v-15x-16y-40
try	a-32c28h-20i-25k-27v42y-23
try what	i-14l21
trying	a-22b22f-17g23
trying to	a-22b22f-17g23
turn	a-36b-52c-18f19h-13i-24k-28m-19o28r-24s57y-30
turn off	o18
turn on	a-36b-55c-16f20g-11h-11i-22k-28m-19o16r-24s60y-32
twenty	b-56c-27d34h-14i-14k-30l-28m101n-18o-23q-11r14v-46w-23y-80
two	a-55b28s15
types	k-19l39y-14
types of	k-19l39y-14
uh	a-14b-12c-15h72i-32k-54l-20m13o-15y-18
uh no	i21
uhh	i19
uhh no	i19
umami	c-19s38
unclear	k-59l75
unclear about	k-59l75
under	a-31b-60c-17g-15k-67l-12m-16n41s57v64w-15x-17y-65
under NAME	b-22g-19k-12l-14m-22n59s38v-43w-19x-12y-41
under the	a-27c-14s46
understand	c-22h-35i-14j-14k-67l67v-11
understand what	i-41l40
understanding	h48k-39
understood	h72k-60
undo	a38b-48c-13d-42h-42i69k-57l-15s25w-15y-18
unimportant	c-26h-81i-73j109k-75m-12y-14
united	b-29v-12w-11x-20y33
united states	b-29v-12w-11x-20y33
until	a-30c-32d-16h-17i-17k71l-22m-41n-13o-27p-14u-19v46w-13x-11y-49
until my	b-54k-15u-16v49
until the	a-26b-14c-26k-16m-13v52y-15
up	c-39d-36h-19j-18l-11m-23n35o79p18s-13t-12u-13v36w-23y-76
up $	b-22f21h-12i27k58l-46m-24n-34p18r-13s-11v12w-21x-13y-72
up _time_	a-101c-35d-12f-51g-11i-39k-41l-27m-48n-20o125p33r-12s-11v-84w-30y-34
up a	a30b-27c-43f13k-21l29o-59s15y-18
up an	a18f11o-13
up my	a21b-13c-45i-28j-17k45l-20o-15r22s-16
up please	i14
up the	a44c-40d-15g-16i-11k-21m25n-21o-35r-18s-16t-13x33y-13
up with	b-44c46i13j-11k-30l44
upcoming	a19b38c-30d20g-59k-15l-27p-17v67w-14y-45
update	a-20b-56c35d-57e-12f-16h31i-20k39l20m-15n-16o-18q-12r-14s-12t-11u18v-19w-22y-19
update my	a-15b-35c29d-47k25l39o-12r-11u-11
us	a-20b-18c21d-15f-20g-12i20k-60l17m31n-11o-23q-13r-13s-17v-27w-20x-17y47
us do	l46u12y-29
us go	b30c20f-12h-12k-14q-11y-26
us try	a-39c37h-23i-11k-20l36v-30y-29
use	b-28g-14k-15l48m55n-13o-12r-15s-11v-34x25y-57
use $	b-28k48l-18m59v-22y-54
use to	k16
vacation	a15b-72c-43d-13g-22h-23i-15k-58l-32m-22n-11o-17r-14s-17t-13u168v40w-16x-11y-69
vacation $	a-16b-36e-11f-14g-15k-45l-18n-11r-14s-21u99v-18w-23y-49
vacation days	l-15t-12u47y-22
vacation request	a-20b-15g-12k-16u68
vacation time	b-14c42d-15g-20k-32l-17m-35u70v-16
vacuuming	b-52g66i-14r-18u-12
vegas	a37c-12i-14k-28l-16m41s-13x21y-15
verify	s34
very	a38b-32c-17f-20h72i-17k-42m-26s-14v-19w-11x-12y-31
very much	b-13h26k41v-14x-11y-29
vet	a35c-47d15
vet appointment	a36c-47d16
vienna	w17
vienna oh	w17
visit	a39b-31c-25d36h-12o-13y-28
wait	a-63c-20d56f-14g-11h-44i-14j-14k62l-39m-37o-20p-76q-12r-40s-16t-14u-11v-21w-22x-11y-37
waiter	b-28w-12x60y-22
waiter service	b-28w-12x60y-22
wake	a-54b-20c-13d-46f-48h-13i-28j-11l-16m-15n-12o71p36r-13s-15v-14w-11y-15
wake me	a-24b-20c-11h-14i-19j-12k-41l-13m-16n-12o24p43r-13s-12v-13y-16
wake up	a-47d-49f-49i-17k29o87p-27
walk	a62b-24c-30d-12f28g20o-31q-23s-11
want	b-25c-13j-15k-40m-14o19r30w-11
want a	a50b-12c-38d-11f-13i-12l-42p27
want it	a-61b-11c88d-27i-38k-12l-20m-64o-15
want me	f-12k34l-12r25y-47
want the	b-35c15d30f-22i-25k-12l-14m30o-25r-16t-11w16
want to	b-24c-56d-29g20h31i-29j-11k-19m-19n24q-14r25v-12y35
want you	a13b-38c-22g-22i43k-28q12r-19
wanted	c-12g61h-17i-19k11l-31m-26v-14w-18y-22
wanted to	g64h-17i-38k14l-32m-26v-14w-19y-22
was	a-62b-54d-39f-14h38j-12k-21m-78n-38r-11s-13v37w31x-13y68
was a	h-21k46
was correct	h16k-15
was my	b83c-25v-16y-54
was nice	c-18i-11k38
was not	c-29h-60i70k-66l35y-13
was that	h-15i-13k-44l62y-30
was the	a-53b28c-44l14m-27o25v-30w-35y30
wash	b-19q26
wash the	g-13q33
washington	a-20b-11c-25m50s-16w-15x49y-27
watch	a58c-12d-12k-29l-33m37o-14s-18u-14y-19
way	b-25g-11i90k-39m-12t19v-12
we	a-30b36c46e-24f-23h-36i-48j-22k-31l-47m18n-31o-26p-17q-24r-20t-16v29w-65x-27y19
we are	a52b-48d37e-11h-20i-26j-11k-35l-12m-15s-28u-12v-13w-11y-42
we have	a-35b-33c30g-11l-24m34u29v58x-15y-100
weather	a-62b-65c-50d-22f-12g-15h-49i-41k-18l-64m-53n-12o-32p-12r-13s-17u-17v-35w160x-39y-38
weather $	b-13k-89l-58w101y-77
weather _time_	a-63b-57c-34d-20h-25i-33k47l-22m-23o-30u-11v-18w33y-70
weather be	m-13w21
weather for	b-13d-15g-12k-40r-12w51
weather in	a-11b-12c-43h-14i-19k-34m-45v-23w107x-37y-61
weather like	m-11w31x-12y-22
wedding	a32b91c28d-25f19h-21i-65k-14m-36n-45o-22v-59y-86
well	a-41b88c-16d-34e-18f-25g-22i-82j-27k28m-47n-34o-35p-27q-16r-23s-30t-30u-18v-36w-31x-21y-82
well $	b-117c23d-11f-14g-16h65i-28k-22l16m-14n-20o-13p-14r-11s-17t-25v-13w-12x-13y-18
were	a-17b-48c-24d-34g35h-28k76l-34m-24n-14o-11q-11v-32w-24x-14y29
were you	k62l-20y-61
what	a-29b24c-19d-20f-11g30h-19l29m28q-17v11y29
what $	b-30c-13g31h-35i-38k-86l103n-14o-17q-36v-30w-63y-103
what _time_	b21k-12m56n-17v-13w-25y-27
what about	a-49b-13c93d-20e-15f-19g-27h-23j-12k-47l-63m-31n-38o-27p-11r-11s-14u-14v-50w-32x21y-108
what alarms	b-42g-12k-11l-15m-11o68v-12y-17
what am	b32k-21l31v-24y-17
what are	a-26b12c-34d-19f-24g16h-14i-19k-13l26n-15o-12q-16s-18v-41w15x-20y-16
what can	b-12g-16i-13k24l31m-11v-16w-14x19y-45
what company	k63l-34y-37
what date	a-22c-25g-17k-18l-25m11v38w-28y-53
what day	a32b35c-49d-20f-14g-39h-13k-51l-29m71n-14o-17p-14r-17s-11u-19w-36y-78
what did	b35f-22g19i-18k-15l19r20y-34
what do	a17c-18d43i-23m-15o-32q-25r23s-11u11v-24x-12y-28
what does	b-14c-25g21l-33m22q-22r26s-13u-11v-17w-16x15y13
what events	b42y-12
what holiday	b-13l-11v57y-32
what i	b-16c-14f-25g24h-19i47j-19v-14y-16
what is	a-31c-28d-28f-12g14h-29k19l-16m17n17s-11w24y-16
what kind	g-12k17m-12w20y-60
what kinds	l23
what meetings	b40y-18
what my	a-21b24g38k-15m-17q-31r16w-14
what name	k64l-19y-26
what questions	b-12k-47l62v-13y-34
what said	l30
what sorts	k-34l49y-26
what subjects	g-11k-31l47y-15
what the	a-19b-62c-14g-17h-19k13o-20p11u18w35
what things	b-12g31i-14k-42l37q-12y-24
what time	a-29b53c-38g12h-12k-30l-30m21o35q-34w-17x-13
what timezone	k-17l-30m76v-18w-11x-13y-18
what to	a-78b81c-30d-32f-29g16h-27i-16j14k-57l-44m-23n-14o-20p-11q-31r-14s-14u-11y-17
what types	l19
what was	a-17b12c-31d-11g12h-24i-27l34m-21o-14v-48w27y-36
what were	a-13b-35c-14g48k-26m-16v-11w-16y42
what will	a-14b-57c-24k-15m18v-33w44
what would	k28m14v-24
what year	b52c-13g-23h-14i-16k-40l-38m31o-13v-39w-34x-13
what you	b-13d-28g-12h41i35k-67l18m-12y-13
whatever	a-18b-11c-14h-48i-52j106k-59l-17m-14o-15w-22y-25
whatever is	h-17j39k-17
when	b30c-14d-22f-14g-12i-15k-50l-28m-17p21q-14s-12t-11u-16v36w-25y43
when am	a-14b52v-44y-23
when do	a-42b15g-11o-23u-19v16y28
when i	a33b27d-11f-19g-35h-18k-13l-23m-16p-49r13s-20u-18v20y-39
when is	a-40b25d-25g11h24i-11k-15n-28p-14q-21t-11u-11v18w-17
when my	a18b25c-11f-13h-15l-21m-22n-41o-19p-39u-13y14
when the	a-35b49o-11p-29v24w-11y-24
when was	k-18l-11o19v-39y20
when will	c-24m31u25v45w-32x-12y-62
where	a-89b34c-44d-38e-15f-16g-20h-28i-21j-17k-19l-31m-24n13o-20p-19q-11r-23s-11u-17v37w-32x-30y42
where can	b-33n-16s27v-13y16
where do	b54k-14v-16
where i	a-59b24c-20d-17k-39l-23m-13p-12r-20s-33t18v64x-21y-32
where is	a-22b25c-21d-20f-11h-19i-13j-13k-43m-20n48s-16w-29x-14y-27
whether	a-17b-38g27q-26s14w63
which	a-34c-38e-13f-15g-16h-27i-22j14k-14m36n-24p-14r-15s-19t-11u-16v13x-26y18
which company	k27l-13y-11
which timezone	m58y-31
which to	j48k-44
who	a-34b32c-32d-21e-12f-13g-19h-25i-29j-13k59l-40m-31n49o-16p-14q-11r-20s-17t24u-15w-27x-23
who are	b-19k-14n-18y38
who has	b72c-18i-17k-33n-47v-14x-15
who is	b-31c-21d-12h-14i-11j-11k-42m-12n52t-18v-53w-18x-18y37
who made	b-15k55l-18y-14
who programmed	k18
who was	b-25l-12n-15v-15w-12y38
why	a-39b-50c-22d-34f-13g-13h-21i-13j-13k41l-15n-25o-11r-18s-19u-11v-25w-13y65
wild	a11b-15c-11k-39l-11m-27s13v-31w-32x79y-85
wild wings	s19
will	b22d-20f-12g-11h14k-28l-12o-18p-12w32x-11y-15
will be	a22b12c16d-41g-13h-31i-111j35k29l-22m-23n-12o-29p-18r-12s-23u-29v21w-29x-12y13
will i	a-43b47c-16k-15l-14v36w-13y-19
will it	a-22b-22c-44k-22m50n-11s-21u-14v-36w41x-17
will my	b18u42v-62x-12y-39
will need	a64b-16d-26i-50w-15
will not	a-52b17c23d-11h-27k-28s27
will the	a-15b12c-40m-39o-13u-12w73y-52
will you	a-13h-15i-14k23l40r11v-42w-14x13y-20
wings	a-32c-81g-15h-16i-13k-53l-17m-20y83
with	a51b38h36i-32k-50l18m-17n-19v-17y33
with $	b-14k-34l59y-46
with NAME	a39b48d24h-23i-19m-11n-22v-18y-18
with _time_	a-30c69d-17l-49y-25
with dr	a25b17m-12y-30
with mark	a62b-48c25d-55k-11l-23m-27
with me	a-11b27f-15h17i-11j53k-40l-40o-14y-39
with my	a12b-26c-35d-28f29g-41i20k-17l55n-13o-13q34t-18v-15w-11y-30
with sam	a75b-37c-49d-23h-24i-17k-23l-26y-16
with the	b-34d-26h71i-26l-53o-14
with you	a-14c-24h-53i-47j-12k40l27y-14
wonderful	h70i-22k-43
words	k-17l32
words $	k-13l19
work	a28b-41c67d-48f-11g-43i90j-74k-31m-42n-72o-45p-43q-24r-58s-46t-28v13w-32x-49
work $	b30c-96d-23e-24g-35h-63i27j-19l32m-32n-19o-48p-35q-17r-13s-18t-16v25w-26x-45
work _time_	b28f12m-17
work meeting	a31c-24
works	a-12b-14c-22d-16h118i-52j-48k-87l-41n-29o-27p-18r-25
works $	c-18h53i-29k-27l-17
would	b-16c-18e-12i-12j34m16v-11y-19
would be	b-37c-23h32i18j43k-73l-15
would it	b-12c-12m27u11
would like	a16b-22c-18d11g-11h-47i-44j-12k-17l28m16o17
would not	i-32j73k-54l-19
would you	b11d-24e-25h-12i22l29
wrong	a31b-20c-92d-13i96k-85l-37m-16y-23
wrong $	c-15h-81i100k-55l-24m-14y-19
wrong manner	i28
xenophobe	s47y-31
ya	b-23c-15h-38i-19k135l-41m-11v-12x-19y-99
yeah	a-11b-74d-49h81i-44l-27m-12n-11o-12v-22y-18
yeah it	h-26k42l-14
yeah that	h38k-29
yeah you	h20k-14
yeap	c-13h81i-27k-45l-14y-15
yeap you	h17
year	b49c-15g-24h-14i-16k-40l-37m65o-13u-12v-50w-42x-15y-14
yep	h67i-27k-41
yes	a-41b-35c-20d-34h126i-76j-12l26m-11n-11o-14p-12s-11w-11y-20
yes $	a-14c-26h29i-50k19l-38m-12o-12w-22y-22
yes but	c43h-39k-19
yes cancel	h21i-39l-20
yes i	a-49c-35d-14h11i-37k31o-13v-15
yes it	h35k-34
yes please	b-23d-60h79i-15k-36l-26
yes thanks	h65k-65
yes that	i-12k24l-17
yes you	h56k-51
yet	a-11c-28g13h-12k-24l-17m-13n-15o-14q-26r-20s-12u39v-24w-14x-24y54
yet $	c-24g-32h-12k-21m-13n-14u37v-17x-24y62
york	c-20f-15k-26m59q-16r-15u-12v-16w11x-17y-51
york $	a11c-12f-13k-16m19q-15r-15s-21u-12v-14w20x-16y-13
you	a-13b-16i32k68l48m-12y-37
you $	a-15b-28c-30g-12i20k96l-11n-24v-24w-11y-99
you a	k54l-12y-11
you able	a-11g-34h-15i-26k-70l27r16y39
you about	c-15l46
you add	a24b-12c42d-32g-14k-19l-19n-16o-22r-13w-12y-24
you again	l22
you ai	k-11l15
you also	a-13b45d24e-33h25i-18k-50l-25s-25y-11
you an	k19
you answer	i-14l53y-40
you are	a-13b-46d-14g-27h39i30j-12k46l23m-25o-11p-11r-16s-15v-12w-40x-12y-79
you around	h-19i-20k59l-18y-11
you be	c-23f-17i38k12m-14y-12
you been	b-16h-16i-19k81l-41n-11v-11y-50
you by	k22l-14
you call	a-31c77k-47l-46o-11r-11s-13w-16x-12
you can	b-13c-19d11g-11i37k-11l-30q18s11
you cancel	a-15b-51c-39d59g-17h-101i36k-28l-35n-23q29r-11y-14
you change	b-13c77d-36m20n-47y-30
you check	a-16b40c-29h-12i-51k-42l53n-19q15r-12s30v-26y-12
you confirm	h-38i-35l73s13
you create	a34b-17k-18
you delete	a-19b-40c-70d25g-12h64i-37l-29n-12o-26s-12v-13w-14y-12
you did	h25i35k29l-62r-13y-15
you do	b-16g-21h-26i63k-46l57y-40
you doing	i-44k80l-12y-23
you elaborate	l21
you familiar	k-15l29y-18
you find	a-27b20d-30l-14n-11s-16t-14w46y-46
you for	h-50i-29l31y-19
you gave	i28k-22
you get	a-14b-16l29s28u13y-18
you give	a-34b25k-35l-18p-39r-19s-12w29x-12y21
you got	c-11h61i-25k-49l-13
you have	a-13b-45c35g-17i22k-14l29m27r21v-18y-57
you help	a48b-41c-52f-13g-20k-30l-45n-21o-36p-11r-45s-11v-22w-15y66
you just	b-25g-12h27i27k-31y-19
you know	a-19c-30g-14h-14k-54l76n-12r-30s19w46y-59
you later	c-21i50k-26
you let	s17v-61y24
you like	k44l-20m-11y-11
you look	g13n-13q-15v-29x42
you made	a-11b-24c-17h-14i33l48s-14u-11y-67
you make	a47b15c22d-49e-12g-38i-14k-86l-22q13r-33u-16v-22w-23x-11y-43
you mean	k-52l73y-54
you order	k-34l-23r54
you please	d-11e-27g17h-50k-34l41p13q-14r23t15v-11y-20
you put	a59b-22c11d-42g-28k-14q15
you read	g14l-11
you real	k15
you remind	a-31b-50c-11d-13f24k-14m42o-28q24y-11
you remove	a-33b-12c-31d-36k72l-14n-11
you repeat	g14i-15k-44l55
you rephrase	l11
you replay	i-22k-24l49
you said	c-16i-16u27
you say	i-34l35y-12
you schedule	a-24c20f-11l-21r-11t14u50
you see	a-27b31c-16m-12n24x-12
you set	a-14b-14c24f70i-20k-16l-11o-15p17y-23
you show	a-20b76c-13d-11m-74o-13r-11x11y-36
you shut	i43k-16l-17
you so	k17
you speak	l28
you stop	c-13i71k-26l-41y-13
you tell	a-30b24c-44d-21e-11f-18i-23k-14l-11o-22p-14q-14r-12s-18v48x-13y31
you to	a-16c-19e-24f-14g12k-11m-16n18p36t-17u-11v17w-19x-14y-54
you try	c-14i-11k-17l-41v54
you update	a-20b-36c17d-24k54l-32n-12v-14y-11
you very	h-36k46
you want	a-22b-27c-19f-23g-11h-26k11l-23m-58o-15r47s-16u-11v-25w-21y42
you were	c-12d-40h-28i13k56l-15y-24
your	b-49c-21d-13g-17i-11k65l74m-14n-48o-16p-11r18s-15u-12v-36w-24x-11y-71
your answer	h-26k-16l42y-11
your answers	i-11k-14l28
your design	k41l-15y-23
your help	a-22h65i-12r-32
your last	a-11i-17l37
your name	c-11f-14i-11k108l-87m-17n-13v-20y-11
your response	h-69i-19k54l40
your understanding	h48k-39
your words	k-17l31
yourself	a-35b-25c-24d-18f-11g-12h-21i-50k90l16m-17n-19o-18p-14r-25s-18v-21w-12y-43
yourself $	a-35b-23c-22d-18g-11h-21i-49k72l18m-15n-19o-17p-14r-13s-17v-21y-34
yup	h72i-39k-51w-15y-15
zeus	s36
zone	b-45c-43i-12k-30l-14m104v-27y-25
zone $	k-15m45
zone from	c-22m25`;
