options-big_expansion = La Grande Extension
